#!/usr/bin/env bash
# PurgeCSS 8.0.0 takes away what a nested rule says of a state of its own element.
#
# `.card:hover { … }` stays when a page has that class. Written as CSS Nesting 1 writes it, `.card { &:hover { … } }`, the same
# rule goes, and so does the whole of `.card` when nothing else stands in it; `&:focus-visible`, `&:not(…)`, `& + &` and a
# plain `&` inside of `@media` go too. `&::before`, `&[href]` and `& > *` stay, which is why nobody notices until a link has
# no ring. `:scope` inside of `@scope` (CSS Cascade 6) is taken for unused in the same way.
# Seen with Node 20.20.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts purgecss@8.0.0
cat >check.mjs <<'JS'
import { PurgeCSS } from 'purgecss'

const content = [{ raw: '<a class="card" href="/">Read</a>', extension: 'html' }]
for (const raw of [
  '.card:focus-visible{outline:2px solid}',
  '.card{color:red;&:focus-visible{outline:2px solid}&[href]{top:0}}',
  '.card{@media print{&{color:black}}}',
  '@scope (.card){:scope{color:red}}',
]) {
  const [{ css }] = await new PurgeCSS().purge({ content, css: [{ raw }] })
  console.log(`${raw} -> ${css}`)
}
JS
seen=$(node check.mjs)
echo "$seen"
[ "$seen" = '.card:focus-visible{outline:2px solid} -> .card:focus-visible{outline:2px solid}
.card{color:red;&:focus-visible{outline:2px solid}&[href]{top:0}} -> .card{color:red;&[href]{top:0}}
.card{@media print{&{color:black}}} -> .card{}
@scope (.card){:scope{color:red}} -> ' ]
