#!/usr/bin/env bash
# lightningcss 1.33.0 takes the prefix off the second condition of an `@supports … or …`, and keeps that of the first.
#
# A query that asks for a prefixed property to tell engines apart holds for all of them then: written
# `(-webkit-hyphens: none) or (-moz-appearance: none)` it comes out as `(-webkit-hyphens: none) or (appearance: none)`, in the
# other order as `(-moz-appearance: none) or (hyphens: none)`, without any targets. Alone, each condition is left as it is, so
# that whoever tries them one by one sees nothing. A property that has no name without a prefix, such as `-webkit-nbsp-mode`,
# is left in both places. Seen with Node 20.20.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts lightningcss@1.33.0
cat >read.mjs <<'JS'
import { transform } from 'lightningcss'

const conditions = [
  '(-webkit-hyphens: none)',
  '(-moz-appearance: none)',
  '(-webkit-hyphens: none) or (-moz-appearance: none)',
  '(-moz-appearance: none) or (-webkit-hyphens: none)',
  '(-moz-appearance: none) or (-webkit-nbsp-mode: space)',
]
for (const condition of conditions) {
  const code = Buffer.from(`@supports ${condition} { a { color: red } }`)
  const css = transform({ filename: 'a.css', code, minify: true }).code.toString()
  console.log([...css.matchAll(/\(([\w-]+):/g)].map(([, name]) => name).join(' or '))
}
JS
seen=$(node read.mjs)
echo "$seen"
[ "$seen" = "-webkit-hyphens
-moz-appearance
-webkit-hyphens or appearance
-moz-appearance or hyphens
-moz-appearance or -webkit-nbsp-mode" ]
