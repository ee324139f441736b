#!/usr/bin/env bash
# html-to-docx 1.8.0 and @turbodocx/html-to-docx 1.23.1 leave the words of most inline elements out of the Word document.
#
# Each writes what it has a case for, and of other elements of phrasing content (HTML Living Standard, 3.2.5.2.5) neither
# the element nor its words: no date in a `time`, no defined term in a `dfn`, no small print in a `small`, nothing quoted in
# a `q`; in paragraphs, headings and items alike, and without a message. `em`, `strong`, `code`, `span` and twelve others are
# right, so a first try looks complete. In a blockquote two paragraphs are one word, a caption of a table or a figure is
# gone, and an item that is numbered 9 by its `value` has the number after the one before.
# Seen with Node 20.20; the documents were read with mammoth.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts html-to-docx@1.8.0 @turbodocx/html-to-docx@1.23.1 mammoth@1.13.0
cat >check.mjs <<'JS'
import mammoth from 'mammoth'

const inline = 'abbr bdi cite data dfn kbd label output q samp small span strong time var'.split(' ')
const blocks = {
  quote: '<blockquote><p>one</p><p>two</p></blockquote>',
  captions: '<table><caption>Rates</caption><tr><td>cell</td></tr></table><figure><figcaption>Map</figcaption></figure>',
}
for (const name of ['html-to-docx', '@turbodocx/html-to-docx']) {
  const { default: toDocx } = await import(name)
  const read = async (html) => {
    const buffer = Buffer.from(await toDocx(html))
    return (await mammoth.extractRawText({ buffer })).value.trim().replace(/\n+/g, ' / ')
  }
  const lost = []
  for (const tag of inline)
    if (!(await read(`<p>pay within <${tag}>sixty</${tag}> days</p>`)).includes('sixty')) lost.push(tag)
  console.log(`${name}: lost in ${lost.join(' ')}`)
  for (const [what, html] of Object.entries(blocks)) console.log(`  ${what}: ${await read(html)}`)
}
JS
seen=$(node check.mjs)
echo "$seen"
[ "$seen" = 'html-to-docx: lost in abbr bdi cite data dfn kbd label output q samp small time var
  quote: onetwo
  captions: cell
@turbodocx/html-to-docx: lost in abbr bdi cite data dfn kbd label output q samp small time var
  quote: onetwo
  captions: cell' ]
