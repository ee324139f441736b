#!/usr/bin/env bash
# Beasties 0.5.4 leaves out of the critical styles what an element says itself as soon as another rule is nested in it.
#
# It inlines the rules that match something of a page. Of `.card { color: red; p { margin: 0 } }` (CSS Nesting 1) it inlines the
# nested rule alone, and with `& p` in its place nothing at all: the color, which stood there before and matches, is gone in
# both; a nested `@media` takes it away as well. The page is drawn without these styles until the stylesheet comes.
# Seen with Node 20.20.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts beasties@0.5.4
cat >check.mjs <<'JS'
import { writeFileSync } from 'node:fs'
import Beasties from 'beasties'

const page = '<html><head><link rel="stylesheet" href="a.css"></head><body><div class="card"><p>Hello</p></div></body></html>'
for (const css of [
  '.card{color:red}.card p{margin:0}',
  '.card{color:red;p{margin:0}}',
  '.card{color:red;& p{margin:0}}.card{top:0}',
  '.card{color:red;@media (width>1px){margin:0}}',
]) {
  writeFileSync('a.css', css)
  const html = await new Beasties({ path: '.', logLevel: 'silent' }).process(page)
  console.log(`${css} -> ${/<style>(.*?)<\/style>/s.exec(html)?.[1]}`)
}
JS
seen=$(node check.mjs)
echo "$seen"
[ "$seen" = '.card{color:red}.card p{margin:0} -> .card{color:red}.card p{margin:0}
.card{color:red;p{margin:0}} -> .card{p{margin:0}}
.card{color:red;& p{margin:0}}.card{top:0} -> .card{top:0}
.card{color:red;@media (width>1px){margin:0}} -> .card{@media (width>1px){margin:0}}' ]
