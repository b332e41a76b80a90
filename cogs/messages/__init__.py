"""Messages of ours: what they are laid out of, how they are sent and changed, what Discord's faults mean for them."""
