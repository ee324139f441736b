#!/usr/bin/env bash
# @tryfabric/martian 1.2.4 makes one word of two where a line ends with a break, and prices a formula.
#
# It turns Markdown into the blocks of Notion. A break within a paragraph, two spaces or a backslash at the end of a line, is left
# out, and with it the line end: "410 Ordinate Row" and "New York" become "410 Ordinate RowNew York", in items and quotations,
# too. A line end that means nothing, a space for every reader of Markdown, is kept as a line break. Of "$5 to $7" the middle
# becomes an equation, without being asked for, and the signs are gone. Seen with Node 20.20.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts @tryfabric/martian@1.2.4
cat >check.mjs <<'JS'
import martian from '@tryfabric/martian'

for (const text of ['410 Ordinate Row  \nNew York', '- Row\\\n  New York', 'Row\nNew York', 'A share costs $5 to $7.']) {
  const found = JSON.stringify(martian.markdownToBlocks(text)).matchAll(/"(?:content|expression)":("[^"]*")/g)
  console.log([...found].map(([all, words]) => (all.startsWith('"e') ? `equation ${words}` : words)).join(' + '))
}
JS
seen=$(node check.mjs)
echo "$seen"
diff - <(echo "$seen") <<'END'
"410 Ordinate Row" + "New York"
"Row" + "New York"
"Row\nNew York"
"A share costs " + equation "5 to " + "7."
END
