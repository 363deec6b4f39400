"""Browsers besides Chromium: Firefox by WebDriver BiDi, WebKitGTK by WebDriver."""
