#!/usr/bin/env bash
# node-html-markdown 2.0.0 makes other figures of right ones: two lines of a cell become one number, and lists begin at 1.
#
# A cell with "1", a line break and "2" becomes "12"; two paragraphs or items in a cell run together in the same way. A list
# that begins at 3 (`start`), as the clauses of a contract do behind a heading, is numbered from 1, and nothing is told. The
# same line break in a paragraph stays one. Seen with Node 20.20.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts node-html-markdown@2.0.0
cat >check.mjs <<'JS'
import { NodeHtmlMarkdown } from 'node-html-markdown'

for (const html of [
  '<table><thead><tr><th>Months</th></tr></thead><tbody><tr><td>1<br>2</td></tr></tbody></table>',
  '<p>1<br>2</p>',
  '<ol start="3"><li>Fees</li><li>Term</li></ol>',
])
  console.log(JSON.stringify(NodeHtmlMarkdown.translate(html)))
JS
seen=$(node check.mjs)
echo "$seen"
[ "$seen" = '"| Months |\n| ------ |\n| 12     |"
"1  \n2"
"1. Fees\n2. Term"' ]
