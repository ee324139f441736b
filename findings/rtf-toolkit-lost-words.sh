#!/usr/bin/env bash
# @jonahschulte/rtf-toolkit 0.5.0 loses a whole contract when a font names its substitute, and joins figures that a dash divides.
#
# Word and LibreOffice write `{\*\falt …}` into the table of fonts of most documents (RTF 1.9.1, "Font Table"). The parser takes
# the end of that group for the end of the table's and goes on there: not one word of the text is in its tree, nor in its HTML,
# and nothing is thrown. In a document without substitutes every sign that RTF writes as a control word is missing (`\endash`,
# `\emdash`, `\~`, `\tab`, `\rquote`): "500–700" becomes 500700 and "3 May" 3May. The README promises the full
# specification, for contracts and legal documents, names `\~` as supported and no limit. A tracked insertion is right.
# Seen with Node 20.20.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts @jonahschulte/rtf-toolkit@0.5.0
cat >read.mjs <<'JS'
import { parseRTF, toHTML } from '@jonahschulte/rtf-toolkit'

const text = String.raw`\pard\f0 Due {\revised\revauth1 500\endash 700} by 3\~May\emdash net. Fee\tab 10, Lee\rquote s.\par`
for (const substitute of ['', String.raw`{\*\falt Helvetica}`]) {
  const head = String.raw`{\rtf1\ansi{\fonttbl{\f0\fswiss Arial${substitute};}}{\*\revtbl{Unknown;}{Lee Ahn;}}`
  const words = toHTML(parseRTF(`${head}${text}}`))
    .replace(/<[^>]*>/g, '')
    .trim()
  console.log(`${substitute || 'no substitute'} | ${words}`)
}
JS
seen=$(node read.mjs)
echo "$seen"
[ "$seen" = 'no substitute | Due 500700 by 3Maynet. Fee10, Lees.
{\*\falt Helvetica} | ' ]
