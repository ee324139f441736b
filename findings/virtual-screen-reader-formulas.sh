#!/usr/bin/env bash
# @guidepup/virtual-screen-reader 0.33.0 says no formula, and what closed `details` hide it says.
#
# It stands in for a screen reader in tests. Words in MathML, which has the role `math` and is read by every screen reader, are
# passed over without a trace, with or without `alttext`: of "Pay 3 + 4 at most" nothing is left but "Pay" and "at most". What
# stands in a closed `details`, which no browser shows and no screen reader says, it reads like all else; so it does with a
# closed popover. `hidden="until-found"`, `inert` and a closed dialog are left out as they should be. A test of a page with
# questions that open would pass on answers nobody hears. Seen with Node 20.20 and jsdom 26.1.0.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts @guidepup/virtual-screen-reader@0.33.0 jsdom@26.1.0
cat >check.mjs <<'JS'
import { JSDOM } from 'jsdom'

const { window } = new JSDOM('<!doctype html><body></body>', { pretendToBeVisual: true })
window.CSS = { escape: (words) => words }
for (const name of ['document', 'CSS', 'Node', 'Element', 'HTMLElement', 'Event', 'CustomEvent', 'MutationObserver'])
  globalThis[name] = window[name]
globalThis.window = window
globalThis.getComputedStyle = window.getComputedStyle.bind(window)
const { virtual } = await import('@guidepup/virtual-screen-reader')

for (const html of [
  '<p>Pay <math alttext="3 plus 4"><mn>3</mn><mo>+</mo><mn>4</mn></math> at most</p>',
  '<details><summary>Question</summary><p>Answer</p></details><p>Next</p>',
  '<div popover id="menu"><p>Menu</p></div><p>Next</p>',
  '<div hidden="until-found">Found</div><div inert>Inert</div><dialog>Dialog</dialog><p>Next</p>',
]) {
  window.document.body.innerHTML = html
  await virtual.start({ container: window.document.body, window })
  while ((await virtual.lastSpokenPhrase()) !== 'end of document') await virtual.next()
  console.log((await virtual.spokenPhraseLog()).slice(1, -1).join(' | '))
  await virtual.stop()
}
JS
seen=$(node check.mjs)
echo "$seen"
diff - <(echo "$seen") <<'END'
paragraph | Pay | at most | end of paragraph
group | Question | paragraph | Answer | end of paragraph | end of group | paragraph | Next | end of paragraph
paragraph | Menu | end of paragraph | paragraph | Next | end of paragraph
paragraph | Next | end of paragraph
END
