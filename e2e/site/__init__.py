"""Local sites answer on 127.0.0.1 only and remember every request they got, so that a test can ask them."""
