#!/usr/bin/env bash
# @citation-js/plugin-bibtex 0.8.2 dates a book of the last century to 1900, and takes the date from one that is from 44 BC.
#
# BibLaTeX writes dates in EDTF level 1 (its manual, 2.3.8; the README of the package calls its values so): "19XX" is a year
# somewhere in the century, "-0043" is 44 BC, "2020/.." begins in 2020 and goes on, "2020-21" is the spring of 2020. Read by
# the package these are the year 1900, no date, no date and 2020. "and others", which stands for more authors in BibTeX and
# BibLaTeX, becomes a person of that name, so that a list of references closes with "& others" where the style has "et al.".
# Nothing is said of it while it is read. Seen with Node 20.20.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts @citation-js/core@0.8.2 @citation-js/plugin-bibtex@0.8.2 @citation-js/plugin-csl@0.8.2
cat >check.mjs <<'JS'
import { Cite } from '@citation-js/core'
import '@citation-js/plugin-bibtex'
import '@citation-js/plugin-csl'

for (const [date, author] of [
  ['2019-11/2020-02', 'Li, X. and Berg, A.'],
  ['19XX', 'Li, X.'],
  ['-0043', 'Li, X.'],
  ['2020/..', 'Li, X.'],
  ['2020-21', 'Li, X. and others'],
]) {
  const entry = new Cite(`@book{a, title = {Letters}, author = {${author}}, date = {${date}}}`)
  console.log(`${date}, ${author}: ${entry.format('bibliography', { template: 'apa' }).trim()}`)
}
JS
seen=$(node check.mjs)
echo "$seen"
[ "$seen" = '2019-11/2020-02, Li, X. and Berg, A.: Li, X., & Berg, A. (2019–2020). Letters.
19XX, Li, X.: Li, X. (1900). Letters.
-0043, Li, X.: Li, X. (n.d.). Letters.
2020/.., Li, X.: Li, X. (n.d.). Letters.
2020-21, Li, X. and others: Li, X., & others. (2020). Letters.' ]
