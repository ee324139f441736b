#!/usr/bin/env bash
# linkedom 0.18.15 makes a text node of its own of every character reference.
#
# The HTML standard appends characters to the text that stands before them ("insert a character", 13.2.6.1), so that the
# text of an element that holds nothing else is one node, in browsers and in jsdom. Parsed by linkedom, "R&amp;D" is three
# nodes. What reads `firstChild.data`, asks whether an element holds one text, or cuts text node by node (as editors do
# that read HTML) gets pieces; `textContent` and `innerHTML` show nothing of it. `normalize()` joins them. Seen with Node
# 20.20.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts linkedom@0.18.15
cat >check.mjs <<'JS'
import { parseHTML } from 'linkedom'

const { document } = parseHTML('<!doctype html><html><body><p>R&amp;D costs &lt; 5 %</p></body></html>')
const paragraph = document.querySelector('p')
const texts = () => [...paragraph.childNodes].map(({ data }) => `[${data}]`).join('')
console.log('parsed:', texts())
paragraph.normalize()
console.log('normalized:', texts())
JS
seen=$(node check.mjs)
echo "$seen"
[ "$seen" = "parsed: [R][&][D costs ][<][ 5 %]
normalized: [R&D costs < 5 %]" ]
