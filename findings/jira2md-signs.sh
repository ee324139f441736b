#!/usr/bin/env bash
# jira2md 3.0.1 takes plus signs, tildes and carets out of sentences, and changes addresses and code with underscores.
#
# In Jira's notation `+`, `~`, `^` and `_` mark words only at their edges ("Text Formatting Notation Help", text effects; pandoc's
# reader keeps to it). The package pairs any two on a line: "20+ years and 30+ offices" loses both plus signs and underlines
# the words between, "C++" becomes "C", two approximate figures a subscript and an exact one, and "2^10 or 2^20" other
# numbers. An underscore becomes a star in addresses, which then lead nowhere, and inside of `{{…}}` and `{code}`, where
# nothing is marked. One sign alone on a line is left as it is. The README lists these marks as conversions, without
# limits. Seen with Node 20.20.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts jira2md@3.0.1
cat >check.mjs <<'JS'
import jira2md from 'jira2md'

for (const text of [
  'This is +new+ and costs 20+ EUR.',
  '20+ years and 30+ offices',
  'C++ and Java',
  '~5 days or ~10 days',
  '2^10 or 2^20',
  '[Terms|https://a.example/terms_of_use_2026]',
  '{{fee_of_year}}',
])
  console.log(`${text}  ${jira2md.to_markdown(text)}`)
JS
seen=$(node check.mjs)
echo "$seen"
[ "$seen" = 'This is +new+ and costs 20+ EUR.  This is <ins>new</ins> and costs 20+ EUR.
20+ years and 30+ offices  20<ins> years and 30</ins> offices
C++ and Java  C<ins></ins> and Java
~5 days or ~10 days  <sub>5 days or </sub>10 days
2^10 or 2^20  2<sup>10 or 2</sup>20
[Terms|https://a.example/terms_of_use_2026]  [Terms](https://a.example/terms*of_use*2026)
{{fee_of_year}}  `fee*of*year`' ]
