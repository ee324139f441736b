#!/usr/bin/env bash
# @extractus/feed-extractor 8.0.3 passes over the summary of an entry, but only of a JSON feed, and glues words instead.
#
# Of the same entry as Atom it takes the summary. As JSON Feed 1.1 it takes `content_html`, takes the tags out without a space
# in their place, and cuts: "In shortFees rise in May.". A site that offers both formats is described in two ways, one of
# them with words that nobody wrote. `content_text` beside it helps, which goes before both. Seen with Node 20.20.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts @extractus/feed-extractor@8.0.3
cat >check.mjs <<'JS'
import { extractFromJson, extractFromXml } from '@extractus/feed-extractor'

const [url, html, summary] = ['https://a.example/fees', '<h2>In short</h2><p>Fees rise in May.</p>', 'What changes.']
const atom = `<?xml version="1.0"?><feed xmlns="http://www.w3.org/2005/Atom"><title>A</title><id>https://a.example/</id>
<updated>2026-11-18T05:00:00Z</updated><entry><title>Fees</title><id>${url}</id><link href="${url}"/>
<updated>2026-11-18T05:00:00Z</updated><summary>${summary}</summary>
<content type="html">${html.replaceAll('<', '&lt;')}</content></entry></feed>`
const json = {
  version: 'https://jsonfeed.org/version/1.1',
  title: 'A',
  items: [{ id: url, url, title: 'Fees', summary, content_html: html, date_published: '2026-11-18T05:00:00Z' }],
}
console.log('Atom:', extractFromXml(atom).entries[0].description)
console.log('JSON:', extractFromJson(json).entries[0].description)
JS
seen=$(node check.mjs)
echo "$seen"
[ "$seen" = 'Atom: What changes.
JSON: In shortFees rise in May.' ]
