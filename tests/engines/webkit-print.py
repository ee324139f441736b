"""Prints a page in WebKit, whose WebDriver cannot: the address, and the file of the PDF."""

import sys

import gi

gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import GLib, Gtk, WebKit2

address, file = sys.argv[1:]
view = WebKit2.WebView()
window = Gtk.Window(default_width=1280, default_height=800)
window.add(view)
window.show_all()
operation = WebKit2.PrintOperation.new(view)
settings = Gtk.PrintSettings()
settings.set_printer("Print to File")
settings.set(Gtk.PRINT_SETTINGS_OUTPUT_FILE_FORMAT, "pdf")
settings.set(Gtk.PRINT_SETTINGS_OUTPUT_URI, GLib.filename_to_uri(file))
operation.set_print_settings(settings)


def failed(_, error):
    print(error.message, file=sys.stderr)
    Gtk.main_quit()


def loaded(_, event):
    if event == WebKit2.LoadEvent.FINISHED:
        operation.print_()


operation.connect("failed", failed)
operation.connect("finished", lambda _: Gtk.main_quit())
view.connect("load-changed", loaded)
view.load_uri(address)
# A page that never comes keeps nobody waiting for good.
GLib.timeout_add_seconds(120, Gtk.main_quit)
Gtk.main()
