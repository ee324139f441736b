#!/usr/bin/env bash
# html-to-rtf 2.1.0 makes one word of two where a line of the HTML ends, and between bold and italic words.
#
# It writes HTML as RTF, for Word. A line that ends inside a paragraph is white space between two words (HTML, 13.1.3; CSS Text 3,
# 4.1.1): of "The client pays" and "the firm" in the next line it makes "paysthe", of every paragraph that is wrapped, unless the
# next line is indented. The space between two elements in a line is gone as well, so that "Fees" in bold and "rise" in italics
# are one word. One bold word among plain ones is right. The README says of this version that it has "better control of spaces",
# and lists the elements it knows, which these are. Seen with Node 20.20.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts html-to-rtf@2.1.0
cat >check.mjs <<'JS'
import htmlToRtf from 'html-to-rtf'

for (const html of [
  '<p>The client pays\nthe firm.</p>',
  '<p>The client pays\n  the firm.</p>',
  '<p><b>Fees</b> <i>rise</i> in May.</p>',
  '<p>In <b>May</b>\nfees rise.</p>',
  '<p>In <b>May</b> fees rise.</p>',
]) {
  const rtf = htmlToRtf.convertHtmlToRtf(html)
  console.log(`${JSON.stringify(html)}: ${rtf.slice(rtf.lastIndexOf('\\pard '))}`)
}
JS
seen=$(node check.mjs)
echo "$seen"
diff - <(echo "$seen") <<'END'
"<p>The client pays\nthe firm.</p>": \pard The client paysthe firm.\sb70\par}}
"<p>The client pays\n  the firm.</p>": \pard The client pays  the firm.\sb70\par}}
"<p><b>Fees</b> <i>rise</i> in May.</p>": \pard {\b Fees}{\i rise} in May.\sb70\par}}
"<p>In <b>May</b>\nfees rise.</p>": \pard In {\b May}fees rise.\sb70\par}}
"<p>In <b>May</b> fees rise.</p>": \pard In {\b May} fees rise.\sb70\par}}
END
