#!/usr/bin/env bash
# @mozilla/readability 0.6.0, the reader mode of Firefox, leaves a heading out of a text because of its `id`.
#
# It drops every element of fewer than 500 characters whose class or id has the word "share", to be rid of buttons. A
# heading that is named by its own words, as most generators name them ("How we share personal data" becomes
# `how-we-share-personal-data`), is such an element: the section goes on without it, as if it belonged to the one before. A
# class that marks text ("article-text") helps against the other rules and not against this one; the same name on an empty
# element inside of the heading does. Seen with Node 20.20: "How we keep personal data" alone is left of two headings.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts @mozilla/readability@0.6.0 linkedom@0.18.15
cat >read.mjs <<'JS'
import readability from '@mozilla/readability'
import { parseHTML } from 'linkedom'

const words = '<p>' + 'We tell people what becomes of what they gave us, in plain words. '.repeat(12) + '</p>'
const html = `<!doctype html><html><head><title>Privacy</title></head><body><main><article>
<h3 class="article-text" id="how-we-keep-personal-data">How we keep personal data</h3>${words}
<h3 class="article-text" id="how-we-share-personal-data">How we share personal data</h3>${words}
</article></main></body></html>`
const { content } = new readability.Readability(parseHTML(html).document).parse()
const { document } = parseHTML(content)
console.log([...document.querySelectorAll('h2, h3')].map((heading) => heading.textContent).join(' | '))
JS
seen=$(node read.mjs)
echo "Headings left by @mozilla/readability 0.6.0: $seen"
[ "$seen" = "How we keep personal data" ]
