#!/usr/bin/env bash
# Pagefind 1.6.0 finds the second column heading of a table if it is written with a capital, and not if it is not.
#
# It ends a word at cells, items and paragraphs, and not at `th`, `caption`, `blockquote`, `figcaption`, `dt` and `dd`, which are
# no less blocks (HTML Living Standard, 15.3): "fees" and "days" stand in the index as "feesdays". As it divides words at
# capitals too, "FeesDays" is found by both, so that most trials are right. Where white space stands between the tags, as
# in what most Markdown tools write, nothing is wrong; React and minifiers leave none there. `dt` and `dd` are in issue 736, open
# since 2024; the other elements and the part of the capitals are not in the documentation.
# Seen with Node 20.20 on Linux (x64).
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts pagefind@1.6.0
cat >check.mjs <<'JS'
import { readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { close, createIndex } from 'pagefind'

const pages = {
  'th spaced': '<table><thead><tr>\n<th>fees</th>\n<th>days</th>\n</tr></thead></table>',
  th: '<table><thead><tr><th>fees</th><th>days</th></tr></thead></table>',
  'th capitals': '<table><thead><tr><th>Fees</th><th>Days</th></tr></thead></table>',
  td: '<table><tbody><tr><td>fees</td><td>days</td></tr></tbody></table>',
  li: '<ul><li>fees</li><li>days</li></ul>',
  blockquote: '<blockquote>fees</blockquote><blockquote>days</blockquote>',
  figcaption: '<figure><blockquote>fees</blockquote><figcaption>days</figcaption></figure>',
  dl: '<dl><dt>fees</dt><dd>days</dd></dl>',
}
const { index } = await createIndex()
for (const [name, content] of Object.entries(pages))
  await index.addHTMLFile({
    url: `/${name}/`,
    content: `<!doctype html><html lang="en"><head><title>T</title></head><body><h1>Page</h1>${content}</body></html>`,
  })
await index.writeFiles({ outputPath: 'site' })
await close()

writeFileSync('site/package.json', '{ "type": "module" }')
const server = createServer(({ url }, response) => response.end(readFileSync(`site${url.split('?')[0]}`)))
await new Promise((ready) => server.listen(0, '127.0.0.1', ready))
const { options, search } = await import(`${process.cwd()}/site/pagefind.js`)
await options({ basePath: `http://127.0.0.1:${server.address().port}/`, baseUrl: '/' })
for (const word of ['fees', 'days']) {
  const found = await Promise.all((await search(word)).results.map((result) => result.data()))
  const urls = found.map(({ url }) => url)
  console.log(`${word}: ${Object.keys(pages).filter((name) => urls.includes(`/${name}/`)).join(', ')}`)
}
process.exit()
JS
seen=$(node check.mjs)
echo "$seen"
[ "$seen" = 'fees: th spaced, th, th capitals, td, li, blockquote, figcaption, dl
days: th spaced, th capitals, td, li' ]
