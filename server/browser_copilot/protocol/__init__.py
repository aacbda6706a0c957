"""What crosses a wire, declared once. Data only: no behaviour, nothing of ours is imported here."""
