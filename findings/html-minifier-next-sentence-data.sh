#!/usr/bin/env bash
# html-minifier-next 8.7.0 joins the words of a sentence where data for machines stand between them.
#
# `collapseWhitespace` promises to take away what does not show, and its preset `comprehensive` has it on. Between two words, a
# `meta` or `link` of microdata (which HTML allows in a sentence with `itemprop`), a `template` and a script of data show
# nothing, so that the spaces around them are the space a reader sees: both are taken, and "Fees rise" becomes "Feesrise".
# Around `svg` and `input`, which do show, they are kept. The preset `conservative` keeps one everywhere. Seen with Node 20.20
# (its package asks for 22.13).
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --engine-strict=false html-minifier-next@8.7.0 linkedom@0.18.12 2>/dev/null
cat >check.mjs <<'JS'
import { minify } from 'html-minifier-next'
import { parseHTML } from 'linkedom'

const between = [
  '<meta itemprop="priceCurrency" content="USD">',
  '<link itemprop="url" href="/fees">',
  '<template></template>',
  '<script type="application/json">{}</script>',
  '<svg></svg>',
  '<input>',
]
for (const data of between) {
  const read = async (options) => {
    const { document } = parseHTML(`<html><body>${await minify(`<p>Fees ${data} rise</p>`, options)}</body></html>`)
    for (const element of document.querySelectorAll('script')) element.remove()
    return document.querySelector('p').textContent.replace(/\s+/g, ' ')
  }
  const [, name] = /^<(\w+)/.exec(data)
  console.log(name, '|', await read({ collapseWhitespace: true }), '|', await read({ preset: 'conservative' }))
}
JS
seen=$(node check.mjs)
echo "$seen"
[ "$seen" = 'meta | Feesrise | Fees rise
link | Feesrise | Fees rise
template | Feesrise | Fees rise
script | Feesrise | Fees rise
svg | Fees rise | Fees rise
input | Fees rise | Fees rise' ]
