#!/usr/bin/env bash
# Three comparisons of HTML pass over what changed in a tag, and one of them then shows what was there before.
#
# node-htmldiff 0.9.4, htmldiff-js 1.0.5 and @benedicte/html-diff 0.1.0 mark words with `ins` and `del`. Where the words stay
# and their tag changes, nothing is marked in most cases; which side the result then shows differs. @benedicte/html-diff
# keeps the earlier one: the comparison, read as the new text, has the old link, the old picture and the old first number
# of a list. A heading that goes down a level comes out of all three as tags that cross each other, `<h2><h3>…</h2></h3>`,
# which a parser makes two headings of, one of them empty. To compare the other way round shows what the new side has.
# Seen with Node 20.20.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts \
  node-htmldiff@0.9.4 htmldiff-js@1.0.5 @benedicte/html-diff@0.1.0
cat >check.mjs <<'JS'
import { htmlDiff } from '@benedicte/html-diff'
import compare from 'htmldiff-js'
import nodeDiff from 'node-htmldiff'

const diffs = {
  'node-htmldiff': nodeDiff,
  'htmldiff-js': (before, after) => (compare.default ?? compare).execute(before, after),
  '@benedicte/html-diff': htmlDiff,
}
const pairs = {
  link: ['<p>See <a href="/old">fees</a>.</p>', '<p>See <a href="/new">fees</a>.</p>'],
  picture: ['<p>As <img src="old.png"> shows</p>', '<p>As <img src="new.png"> shows</p>'],
  number: ['<ol start="3"><li>Fees</li></ol>', '<ol start="4"><li>Fees</li></ol>'],
  day: ['<p>From <time datetime="2026-01">then</time></p>', '<p>From <time datetime="2026-02">then</time></p>'],
  level: ['<h2>Fees</h2>', '<h3>Fees</h3>'],
}
for (const [name, diff] of Object.entries(diffs)) {
  const said = Object.entries(pairs).map(([what, [before, after]]) => {
    const result = diff(before, after)
    if (/<(ins|del)\b/.test(result)) return `${what} marked`
    return `${what} ${result === before ? 'as before' : result === after ? 'as after' : result}`
  })
  console.log(`${name}: ${said.join(', ')}`)
}
JS
seen=$(node check.mjs)
echo "$seen"
[ "$seen" = 'node-htmldiff: link marked, picture marked, number as after, day as after, level <h2><h3>Fees</h2></h3>
htmldiff-js: link as after, picture marked, number as after, day as after, level <h2><h3>Fees</h2></h3>
@benedicte/html-diff: link as before, picture as before, number as before, day as before, level <h2><h3>Fees</h2></h3>' ]
