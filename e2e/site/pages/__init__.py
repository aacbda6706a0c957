"""Pages of every kind that people meet, written here, each with the controls a person would need on it."""

from e2e.site.pages.site import KEY_CONTROLS, PAGES, PageSite, page_text

__all__ = ["KEY_CONTROLS", "PAGES", "PageSite", "page_text"]
