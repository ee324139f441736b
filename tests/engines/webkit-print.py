"""Prints pages in WebKit, whose WebDriver cannot. Asked by lines of an address, a tab and the file of the PDF; each is answered by a line: what went wrong, or nothing."""

import sys

import gi

gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import GLib, Gtk, WebKit2

view = WebKit2.WebView()
window = Gtk.Window(default_width=1280, default_height=800)
window.add(view)
window.show_all()

# What answers may say more once it is alive.
alive = """
for (let island; (island = document.querySelector('[data-island]')); ) {
  island.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }))
  await new Promise((again) => setTimeout(again, 50))
}
"""


def printed(address, file):
    faults = []

    def end(fault=""):
        if not faults:
            faults.append(fault)
            Gtk.main_quit()

    def loaded(_, event):
        if event == WebKit2.LoadEvent.FINISHED:
            view.call_async_javascript_function(alive, -1, None, None, None, None, lambda *_: operation.print_())

    operation = WebKit2.PrintOperation.new(view)
    settings = Gtk.PrintSettings()
    settings.set_printer("Print to File")
    settings.set(Gtk.PRINT_SETTINGS_OUTPUT_FILE_FORMAT, "pdf")
    settings.set(Gtk.PRINT_SETTINGS_OUTPUT_URI, GLib.filename_to_uri(file))
    operation.set_print_settings(settings)
    operation.connect("failed", lambda _, error: end(error.message))
    operation.connect("finished", lambda _: end())
    loading = view.connect("load-changed", loaded)
    view.load_uri(address)
    # A page that never comes keeps nobody waiting for good.
    waiting = GLib.timeout_add_seconds(120, end, "not within 120 seconds")
    Gtk.main()
    view.disconnect(loading)
    if not faults[0].startswith("not within"):
        GLib.source_remove(waiting)
    return faults[0].replace("\n", " ")


for line in sys.stdin:
    print(printed(*line.rstrip("\n").split("\t")), flush=True)
