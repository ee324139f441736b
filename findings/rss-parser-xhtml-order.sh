#!/usr/bin/env bash
# rss-parser 3.13.0 changes the order of the words in XHTML content of an Atom feed.
#
# Atom lets an entry stand as XHTML (RFC 4287, 3.1.1.3), and then nothing is escaped. The package reads it into an object
# by the names of elements and writes that object out again as markup: first all the text between the elements of a
# paragraph, then its links, then what is bold. "Due in ten days, not in thirty" has other words in other places, and the
# result is markup without a fault. A title of that type is no string but that object. The same words as `type="html"`
# come out as they were written, so a feed may be right for years and wrong from the day its generator changes its mind.
# Seen with Node 20.20.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts rss-parser@3.13.0
cat >check.mjs <<'JS'
import Parser from 'rss-parser'

const words = '<p>Due in <b>ten</b> days, <a href="/terms">not</a> in thirty.</p>'
const contents = {
  xhtml: `<content type="xhtml"><div xmlns="http://www.w3.org/1999/xhtml">${words}</div></content>`,
  html: `<content type="html"><![CDATA[${words}]]></content>`,
}
for (const [type, content] of Object.entries(contents)) {
  const { items } = await new Parser().parseString(`<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom"><title>Terms</title><id>urn:terms</id><updated>2026-01-01T00:00:00Z</updated>
<entry><title>Fees</title><id>urn:fees</id><updated>2026-01-01T00:00:00Z</updated>${content}</entry></feed>`)
  console.log(`${type}: ${items[0].content.replace(/<[^>]*>/g, '')}`)
}
JS
seen=$(node check.mjs)
echo "$seen"
[ "$seen" = 'xhtml: Due in  days,  in thirty.tennot
html: Due in ten days, not in thirty.' ]
