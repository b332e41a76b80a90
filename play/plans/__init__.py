"""What a seat prepares before it is final: plans, previews and wishes."""
