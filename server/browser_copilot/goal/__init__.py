"""What a sentence asks for. Pure: nothing here has ever seen a page."""
