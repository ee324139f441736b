#!/usr/bin/env bash
# rst-compiler 0.5.9 numbers the fifth clause of a Roman list 22.
#
# In reStructuredText "v." after "iv." is five: an enumerator that can be read as a letter and as a Roman numeral goes on in the
# sequence of the list it stands in (reStructuredText Markup Specification, "Enumerated Lists"). Here it is the letter, whatever
# stands before it: i. to vi. come out as 1, 2, 3, 4, 22, 6 in Markdown, and in HTML as three lists, the middle one `type="a"`.
# References like "clause v" then point at nothing. "i." alone is known to be one, and a list of letters is right throughout;
# the README names no limit. Nothing is reported. Seen with Node 20.20.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts rst-compiler@0.5.9
cat >compile.mjs <<'JS'
import { RstToHtmlCompiler, RstToMdCompiler } from 'rst-compiler'

const clauses = (numerals) => `${numerals.map((numeral) => `${numeral}. A clause.`).join('\n')}\n`
for (const numerals of ['i ii iii iv v vi', 'I II III IV V VI', 'a b c d e f']) {
  const text = clauses(numerals.split(' '))
  const numbers = new RstToMdCompiler().compile(text, {}, {}).body.match(/^\d+/gm).join(' ')
  const lists = new RstToHtmlCompiler().compile(text, {}, {}).body.match(/<ol.*?>/g).join(' ')
  console.log(`${numerals} | ${numbers} | ${lists}`)
}
JS
seen=$(node compile.mjs)
echo "$seen"
[ "$seen" = 'i ii iii iv v vi | 1 2 3 4 22 6 | <ol type="i"> <ol type="a"> <ol type="i">
I II III IV V VI | 1 2 3 4 22 6 | <ol type="I"> <ol type="A"> <ol type="I">
a b c d e f | 1 2 3 4 5 6 | <ol type="a">' ]
