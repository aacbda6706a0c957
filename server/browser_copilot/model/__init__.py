"""Speaking to a language model: two wire protocols, one conversation; it knows no browser, page or task."""
