"""Reads pages in QtWebEngine: for each address it prints a line of JSON with text, addresses of links and problems."""

import json
import os
import sys

if os.getuid() == 0:
    sys.argv.append("--no-sandbox")

from PyQt5.QtCore import QTimer, QUrl
from PyQt5.QtWebEngineWidgets import QWebEngineView
from PyQt5.QtWidgets import QApplication

# What a visitor could do to the page, so that scripts take what they would take; says whether the page is alive.
WAKE = """
for (const closed of document.querySelectorAll('details')) closed.open = true
for (const island of document.querySelectorAll('.island'))
  for (const name of ['pointerover', 'pointerdown']) island.dispatchEvent(new PointerEvent(name, { bubbles: true }))
'hydrated' in document.documentElement.dataset
"""
READ = """
({
  text: document.body.innerText,
  links: [...document.links].map(({ href }) => href),
  problems: window.engineProblems || ['The collector is missing'],
})
"""

app = QApplication(sys.argv)
view = QWebEngineView()
addresses = [argument for argument in sys.argv[1:] if argument.startswith("http")]


def open_next():
    if addresses:
        view.load(QUrl(addresses.pop(0)))
    else:
        app.quit()


def answer(result):
    print(json.dumps(result), flush=True)
    open_next()


def read():
    view.page().runJavaScript(READ, answer)


def wake():
    # Once the page is alive its blocks follow within that time.
    view.page().runJavaScript(WAKE, lambda alive: QTimer.singleShot(500, read) if alive else QTimer.singleShot(100, wake))


view.loadFinished.connect(lambda _: wake())
# A page that never comes keeps nobody waiting for good.
QTimer.singleShot(300000, app.quit)
view.show()
open_next()
app.exec_()
