#!/usr/bin/env bash
# defuddle 0.19.4 takes headings away from the sections of a text, and whole sections by a word in their heading.
#
# It cleans a page for readers and note programs, which need a text with its headings. A `header` inside a `section`, where HTML
# wants the heading of a section and the line under it to stand, is taken for the head of the page: both are gone, and the
# section's text follows the one before without a sign. The same section without `header` keeps its heading. Where the heading
# itself holds "Related" or "Share", as in "Related fees" and "Share price", heading and text go together; the same heading with
# its text, but without the `section` around them, stays. Of a sentence with a form in it the words of `label` are missing and
# those of `button` stay. Seen with Node 20.20 and jsdom 29.1.1.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts defuddle@0.19.4 jsdom@29.1.1
cat >check.mjs <<'JS'
import { Defuddle } from 'defuddle/node'
import { JSDOM } from 'jsdom'

const long = (number) =>
  `<p>Paragraph ${number} says in a good many words what a client may expect of the work, in which order it comes, who answers for it, and how it is told when it is done or late.</p>`
async function kept(inner) {
  const text = `<h1>Offers</h1>${long(1)}${long(2)}${long(3)}${inner}${long(4)}${long(5)}${long(6)}`
  const html = `<!doctype html><html lang="en"><title>Offers</title><main><article>${text}</article></main></html>`
  const { content } = await Defuddle(new JSDOM(html, { url: 'https://example.com/p' }), 'https://example.com/p')
  return content.replace(/^[^]*Paragraph 3[^<]*<\/p>/, '').replace(/<p>Paragraph 4[^]*$/, '').trim() || '(nothing)'
}
for (const inner of [
  '<section><header><h2>Fees</h2><p>What a phase costs.</p></header><p>All fees are fixed.</p></section>',
  '<section><h2>Fees</h2><p>All fees are fixed.</p></section>',
  '<section><h2>Related fees</h2><p>These are due with the rest.</p></section>',
  '<h2>Related fees</h2><p>These are due with the rest.</p>',
  '<section><h2>Share price</h2><p>Shares rose in May.</p></section>',
  '<p>Press <button>Agree</button>, or <label>tick here</label>.</p>',
])
  console.log(await kept(inner))
JS
seen=$(node check.mjs)
echo "$seen"
[ "$seen" = '<p>All fees are fixed.</p>
<h2>Fees</h2> <p>All fees are fixed.</p>
(nothing)
<h2>Related fees</h2> <p>These are due with the rest.</p>
(nothing)
<p>Press Agree, or .</p>' ]
