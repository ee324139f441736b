#!/usr/bin/env bash
# @marbec/web-auto-extractor 2.2.1 reads another date than a page states, and makes one name of two words.
#
# It gathers structured data from pages. The value of a `time` is its `datetime`, that of `data` and `meter` their `value`
# (HTML, 5.2.4, "property value"): it takes the words instead, "last Wednesday" for 2026-11-04, and "about five thousand" for 5000.
# Of a value with an element in it the parts are joined without the space between them: "Ada <b>Berg</b>" is "AdaBerg". What
# stands in `@graph` of JSON-LD, as most tools for content write it, loses the vocabulary it is of; the same outside keeps it.
# `meta`, a link and a picture are read right. Seen with Node 20.20.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts @marbec/web-auto-extractor@2.2.1
cat >check.mjs <<'JS'
import extractor from '@marbec/web-auto-extractor'

const WebAutoExtractor = extractor.default ?? extractor
const read = (html) => new WebAutoExtractor({ addLocation: false }).parse(`<html><body>${html}</body></html>`)
const { '@context': _, ...article } = read(`<div itemscope itemtype="https://schema.org/Article">
  <span itemprop="author">Ada <b>Berg</b></span>
  <time itemprop="datePublished" datetime="2026-11-04">last Wednesday</time>
  <data itemprop="wordCount" value="5000">about five thousand</data>
  <meta itemprop="inLanguage" content="en"><a itemprop="url" href="/fees">Fees</a>
</div>`).microdata.Article[0]
console.log(JSON.stringify(article))
const graph = { '@context': 'https://schema.org', '@graph': [{ '@type': 'Organization', name: 'A' }] }
const alone = { '@context': 'https://schema.org', '@type': 'WebSite', name: 'B' }
const ld = (value) => `<script type="application/ld+json">${JSON.stringify(value)}</script>`
console.log(JSON.stringify(read(ld(graph) + ld(alone)).jsonld))
JS
seen=$(node check.mjs)
echo "$seen"
diff - <(echo "$seen") <<'END'
{"@type":"Article","author":"AdaBerg","datePublished":"last Wednesday","wordCount":"about five thousand","inLanguage":"en","url":"/fees"}
{"Organization":[{"@type":"Organization","name":"A"}],"WebSite":[{"@context":"https://schema.org","@type":"WebSite","name":"B"}]}
END
