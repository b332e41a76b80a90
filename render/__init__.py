"""Pages and pictures: what an observer may know becomes a Page (words, pictures, controls). Knows no Discord."""
