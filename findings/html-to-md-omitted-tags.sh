#!/usr/bin/env bash
# html-to-md 0.8.8 drops every word of a list whose items have no end tags, and the address of a link without quotes.
#
# Both are valid HTML: `</li>` and `</p>` may be left out (HTML Living Standard, 13.1.2.4), and so may the quotes of an
# attribute (13.1.2.3). Minifiers write pages that way, since it is shorter. The list becomes an empty text and no error,
# paragraphs stay HTML in the middle of the Markdown, and links and pictures get `()` for an address. Seen with Node 20.20.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts html-to-md@0.8.8
cat >check.mjs <<'JS'
import convert from 'html-to-md'

for (const html of [
  '<ul><li>Fees</li><li>Term</li></ul>',
  '<ul><li>Fees<li>Term</ul>',
  '<p>Fees<p>Term',
  '<a href=/about>About</a>',
])
  console.log(JSON.stringify((convert.default ?? convert)(html)))
JS
seen=$(node check.mjs)
echo "$seen"
[ "$seen" = '"* Fees\n* Term"
""
"<p>Fees<p>Term"
"[About]()"' ]
