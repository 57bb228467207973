"""The page itself: HTML, style and script modules, served as they are."""
