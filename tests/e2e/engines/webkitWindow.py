"""A window of Debian's WebKit for the end-to-end tests, driven by WebKitWebDriver.

The driver's own MiniBrowser has no persistent profile and asks where to save a download. This window stores its
profile and downloads in a folder. Arguments: the folder, width and height in pixels, `light` or `dark`.
"""

import os
import sys

import gi

gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import GLib, Gtk, WebKit2  # noqa: E402

folder, width, height, scheme = sys.argv[1:5]
window = Gtk.Window(default_width=int(width), default_height=int(height))
window.get_settings().set_property("gtk-application-prefer-dark-theme", scheme == "dark")
data = WebKit2.WebsiteDataManager(
    base_data_directory=f"{folder}/data", base_cache_directory=f"{folder}/cache"
)
context = WebKit2.WebContext(website_data_manager=data)
context.set_preferred_languages(["en-GB"])
context.set_automation_allowed(True)


def save(download, name):
    """A download gets its own name once it is complete."""
    part = f"{folder}/{name}.part"
    download.set_destination(GLib.filename_to_uri(part, None))
    download.connect(
        "finished", lambda _: os.rename(part, f"{folder}/downloads/{name}")
    )
    return True


def show(_session):
    view = WebKit2.WebView(web_context=context, is_controlled_by_automation=True)
    window.add(view)
    window.show_all()
    view.grab_focus()
    return view


context.connect(
    "download-started",
    lambda _, download: download.connect("decide-destination", save),
)
context.connect(
    "automation-started",
    lambda _, session: session.connect("create-web-view", show),
)
window.connect("destroy", Gtk.main_quit)
Gtk.main()
