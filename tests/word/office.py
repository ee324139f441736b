"""LibreOffice, asked by lines of JSON: opens a document, accepts or rejects its changes, tells what is left."""
import json
import os
import subprocess
import sys
import tempfile
import time

import uno
from com.sun.star.beans import PropertyValue
from com.sun.star.lang import DisposedException

profile = tempfile.mkdtemp(prefix="office-")
pipe = "office" + str(os.getpid())
office = subprocess.Popen(
    [
        "soffice",
        "--headless",
        "--norestore",
        "--nologo",
        f"-env:UserInstallation=file://{profile}",
        f"--accept=pipe,name={pipe};urp;",
    ],
    stdout=subprocess.DEVNULL,
    stderr=subprocess.DEVNULL,
)


def connected():
    local = uno.getComponentContext()
    resolver = local.ServiceManager.createInstance("com.sun.star.bridge.UnoUrlResolver")
    # A busy machine takes its time: ten minutes at most, and none where the program has ended.
    for _ in range(3000):
        if office.poll() is not None:
            break
        try:
            return resolver.resolve(f"uno:pipe,name={pipe};urp;StarOffice.ComponentContext")
        except Exception:
            time.sleep(0.2)
    print(json.dumps({"error": f"LibreOffice does not answer (it ended with {office.poll()})"}), flush=True)
    raise SystemExit(1)


context = connected()
services = context.ServiceManager
desktop = services.createInstance("com.sun.star.frame.Desktop")
dispatcher = services.createInstance("com.sun.star.frame.DispatchHelper")
commands = {"accept": ".uno:AcceptAllTrackedChanges", "reject": ".uno:RejectAllTrackedChanges"}
looks = ("CharWeight", "CharPosture", "CharStrikeout", "CharEscapement", "HyperLinkURL")


def given(**named):
    return tuple(PropertyValue(Name=name, Value=value) for name, value in named.items())


def portions(paragraph):
    told = []
    for portion in paragraph:
        kind = portion.TextPortionType
        if kind == "Footnote":
            # The first blank stands between the number and the words.
            told.append({"note": [portions(one) for one in portion.Footnote]})
        elif kind in ("Text", "LineBreak", "SoftPageBreak") and portion.String:
            weight, posture, strike, raised, link = portion.getPropertyValues(looks)
            told.append(
                {
                    "text": portion.String,
                    "bold": weight > 100,
                    "italic": posture.value != "NONE",
                    "struck": strike != 0,
                    "raised": raised > 0,
                    "link": link,
                }
            )
    return told


def passages(text):
    told = []
    for one in text:
        if one.supportsService("com.sun.star.text.TextTable"):
            names = one.CellNames
            cells = [{"cell": name, "passages": passages(one.getCellByName(name))} for name in names]
            told.append({"table": cells, "heads": one.HeaderRowCount if one.RepeatHeadline else 0})
        else:
            label = (one.ListLabelString or "•") if one.NumberingRules and one.NumberingIsNumber else ""
            left = one.ParaLeftMargin
            told.append(
                {"style": one.ParaStyleName, "label": label, "list": one.ListId, "level": one.NumberingLevel, "left": left, "words": portions(one)}
            )
    return told


def changes(document):
    found = document.Redlines.createEnumeration()
    told = []
    while found.hasMoreElements():
        told.append(found.nextElement())
    return told


def decide(document, accepted):
    """Accepts the changes made at these times, one after the other, and rejects the others."""
    controller = document.CurrentController
    left = changes(document)
    while left:
        first = left[0]
        made = first.RedlineDateTime
        command = "Accept" if f"{made.Hours:02}:{made.Minutes:02}" in accepted else "Reject"
        controller.ViewCursor.gotoRange(first.RedlineStart, False)
        controller.ViewCursor.gotoRange(first.RedlineEnd, True)
        dispatcher.executeDispatch(controller.Frame, f".uno:{command}TrackedChange", "", 0, ())
        before = len(left)
        left = changes(document)
        if len(left) == before:
            raise RuntimeError(f"a change is still there: {first.RedlineType}")


def answer(file, act, save=None, accepted=(), **_):
    document = desktop.loadComponentFromURL(f"file://{file}", "_blank", 0, given(Hidden=True))
    try:
        if act in commands:
            dispatcher.executeDispatch(document.CurrentController.Frame, commands[act], "", 0, ())
        if act == "some":
            decide(document, accepted)
        if save:
            document.storeToURL(f"file://{save}", given(FilterName="MS Word 2007 XML"))
        return passages(document.Text)
    finally:
        document.close(True)


try:
    for line in sys.stdin:
        try:
            print(json.dumps(answer(**json.loads(line))), flush=True)
        except DisposedException:
            # It has ended, which whoever asks learns from the end of the lines.
            break
        except Exception as error:
            print(json.dumps({"error": str(error)}), flush=True)
finally:
    try:
        desktop.terminate()
    except Exception:
        pass
    office.wait()
    subprocess.run(["rm", "-rf", profile], check=False)
