#!/usr/bin/env bash
# @extractus/article-extractor 9.0.1 takes words out of the middle of a sentence: those in a `dfn`.
#
# It keeps the elements on a list and removes every other one together with the words in it, where sanitizers keep the words
# and drop the tags. The list has no `dfn`, `dt` or `header`: "In this contract Fees are what the client pays" goes on
# without its subject, a list of terms has only the explanations, and a section loses its heading. `allowedTags` with these
# three names helps. Seen with Node 20.20: the words of all three are gone, those of `abbr` and `dd` are there.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts @extractus/article-extractor@9.0.1
cat >read.mjs <<'JS'
import { extractFromHtml } from '@extractus/article-extractor'

const words = '<p>' + 'We say what we mean, in plain words, and mean what we say. '.repeat(12) + '</p>'
const html = `<!doctype html><html><head><title>A contract</title></head><body><main><article>${words}
<p>In this contract <dfn>Fees</dfn> are what the client pays, and <abbr>VAT</abbr> is added to them.</p>
<dl><dt>Term</dt><dd>Two years from the day on which both have signed.</dd></dl>
<section><header><h2>Payment</h2></header>${words}</section></article></main></body></html>`
const { content } = await extractFromHtml(html, 'https://example.com/contract')
console.log(['Fees', 'VAT', 'Term', 'Two years', 'Payment'].filter((word) => content.includes(word)).join(', '))
JS
seen=$(node read.mjs)
echo "Left by @extractus/article-extractor 9.0.1 of Fees, VAT, Term, Two years, Payment: $seen"
[ "$seen" = "VAT, Two years" ]
