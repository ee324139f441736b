#!/usr/bin/env bash
# dom-to-semantic-markdown 1.5.0 puts a space where an element ends inside a word, and lists break its tables.
#
# It writes pages as Markdown for language models. Every element in a line gets a space before and behind it, whatever stands
# there: a drop capital, "CO2", "4th", "unpaid" with a part in italics and "R&D" with its sign in bold come out as two words
# each, and are read as such. In a cell of a table, paragraphs and lists keep their line breaks, which end the row: the table is
# over, and its words stand in a list. A list that begins at 3 begins at 1. Seen with Node 20.20 and jsdom 29.1.1.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts dom-to-semantic-markdown@1.5.0 jsdom@29.1.1
cat >check.mjs <<'JS'
import { convertHtmlToMarkdown } from 'dom-to-semantic-markdown'
import { JSDOM } from 'jsdom'

const { window } = new JSDOM()
for (const html of [
  '<p><span>V</span>antage, CO<sub>2</sub>, 4<sup>th</sup>, <i>un</i>paid, R<b>&amp;</b>D</p>',
  '<table><tr><th>A</th></tr><tr><td><ul><li>x</li><li>y</li></ul></td></tr><tr><td>z</td></tr></table>',
  '<ol start="3"><li>Three</li></ol>',
])
  console.log(convertHtmlToMarkdown(html, { overrideDOMParser: new window.DOMParser() }))
JS
seen=$(node check.mjs)
echo "$seen"
diff - <(echo "$seen") <<'END'
V antage, CO 2, 4 th, *un* paid, R **&** D
| A |
| --- |
| - x
  - y |
| z |
1. Three
END
