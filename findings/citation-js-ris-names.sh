#!/usr/bin/env bash
# @citation-js/plugin-ris 0.8.2 writes "van Beethoven" as "Beethoven", and a date that lasts as its first day.
#
# A name has its particle in a field of its own in CSL ("non-dropping-particle", CSL-JSON schema 1.0.2), and Citation.js itself
# puts it there when it reads BibTeX. In RIS, for Zotero and EndNote, family name, given name and suffix are written and
# both kinds of particle are not: "de la Cruz, Maria" is another author, sorted elsewhere. Of a conference that lasts from
# 3 to 5 May only the 3rd is left. The same entry as BibTeX has the particle, as BibLaTeX the last day too. The README
# says nothing of it. Seen with Node 20.20.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts @citation-js/core@0.8.2 @citation-js/plugin-ris@0.8.2 @citation-js/plugin-bibtex@0.8.2
cat >check.mjs <<'JS'
import { Cite } from '@citation-js/core'
import '@citation-js/plugin-bibtex'
import '@citation-js/plugin-ris'

const entry = new Cite(`@book{a,
  title = {Letters},
  author = {van Beethoven, Ludwig and de la Cruz, Maria and Smith, Jr., John},
  date = {2026-05-03/2026-05-05}
}`)
for (const format of ['ris', 'bibtex', 'biblatex'])
  for (const line of entry.format(format).split('\n'))
    if (/^(AU|DA)|^\s*(author|date|year) =/.test(line)) console.log(`${format}: ${line.trim()}`)
JS
seen=$(node check.mjs)
echo "$seen"
[ "$seen" = 'ris: AU  - Beethoven, Ludwig
ris: AU  - Cruz, Maria
ris: AU  - Smith, John, Jr.
ris: DA  - 2026/5/3/
bibtex: author = {van Beethoven, Ludwig and de la Cruz, Maria and Smith, Jr., John},
bibtex: year = {2026},
biblatex: author = {van Beethoven, Ludwig and de la Cruz, Maria and Smith, Jr., John},
biblatex: date = {2026-05-03/2026-05-05},' ]
