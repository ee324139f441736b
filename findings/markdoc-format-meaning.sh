#!/usr/bin/env bash
# Markdoc.format (@markdoc/markdoc 0.5.10) takes the backslashes out of a text and the alignment out of its tables.
#
# It is the formatter of Markdoc, made to be run on save: the tree of a file is written out again. A backslash is read and not
# written, so what was plain text is not any more: a sentence that begins with "1." becomes a list, words between underscores are
# set off, brackets before a parenthesis become a link, and an exclamation mark before a link turns it into a picture. `&amp;lt;`
# comes back as `&lt;`. The colons that align the columns of a table are gone. Stars keep their backslashes. Each of these happens
# at the first run and is not seen by a second one. Seen with Node 20.20.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts @markdoc/markdoc@0.5.10
cat >check.mjs <<'JS'
import Markdoc from '@markdoc/markdoc'

const html = (text) => Markdoc.renderers.html(Markdoc.transform(Markdoc.parse(text))).replace(/<\/?article>/g, '')
const texts = [
  '1\\. We agree.',
  'The field \\_id\\_ stays.',
  '\\[draft\\](below)',
  'New\\![Report](/report)',
  'Write &amp;lt; here.',
  'Two \\* three \\* four',
  '| Item | Price |\n|---|--:|\n| One | 2 |',
]
for (const text of texts) {
  const formatted = Markdoc.format(Markdoc.parse(text)).trimEnd()
  console.log(`${html(text)}\n   ${html(formatted)}`)
}
JS
seen=$(node check.mjs)
echo "$seen"
diff - <(echo "$seen") <<'END'
<p>1. We agree.</p>
   <ol><li>We agree.</li></ol>
<p>The field _id_ stays.</p>
   <p>The field <em>id</em> stays.</p>
<p>[draft](below)</p>
   <p><a href="below">draft</a></p>
<p>New!<a href="/report">Report</a></p>
   <p>New<img src="/report" alt="Report"></p>
<p>Write &amp;lt; here.</p>
   <p>Write &lt; here.</p>
<p>Two * three * four</p>
   <p>Two * three * four</p>
<table><thead><tr><th>Item</th><th align="right">Price</th></tr></thead><tbody><tr><td>One</td><td align="right">2</td></tr></tbody></table>
   <table><thead><tr><th>Item</th><th>Price</th></tr></thead><tbody><tr><td>One</td><td>2</td></tr></tbody></table>
END
