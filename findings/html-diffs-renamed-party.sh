#!/usr/bin/env bash
# Three comparisons of HTML take seconds where one word of a contract is replaced throughout, and minutes for twice the text.
#
# Where "client" becomes "customer" in every clause, no two texts have more than a few words in a row in common. node-htmldiff
# 0.9.4, htmldiff-js 1.0.5 and @benedicte/html-diff 0.1.0 look for the longest match again in each piece between two replaced
# words. On a slow machine 200 clauses took the first two 4 s and 400 clauses 40 to 55 s; the third took 15 s for 100 and 4
# minutes for 200. One clause changed of 200 costs the first two less than 0.2 s, so that trials are quick. diff 8.0.2, which
# compares words too, needs less than 0.1 s for all 200. The READMEs say nothing of sizes. What is checked is that each
# needs more than ten times as long as diff for the same two texts. Seen with Node 20.20.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts node-htmldiff@0.9.4 htmldiff-js@1.0.5 @benedicte/html-diff@0.1.0 diff@8.0.2
cat >check.mjs <<'JS'
import { htmlDiff } from '@benedicte/html-diff'
import { diffWordsWithSpace } from 'diff'
import htmldiffJs from 'htmldiff-js'
import nodeHtmldiff from 'node-htmldiff'

const contract = (party, clauses) =>
  Array.from({ length: clauses }, (_, at) => `<p>${at}. The ${party} pays the fee of month ${at} within ten days.</p>`).join('\n')
function seconds(compare, clauses) {
  const texts = [contract('client', clauses), contract('customer', clauses)]
  const start = performance.now()
  compare(...texts)
  return (performance.now() - start) / 1000
}
for (const [name, [compare, clauses]] of Object.entries({
  'node-htmldiff': [nodeHtmldiff, 200],
  'htmldiff-js': [htmldiffJs.default.execute, 200],
  '@benedicte/html-diff': [htmlDiff, 60],
})) {
  const words = Math.min(...[1, 2, 3].map(() => seconds(diffWordsWithSpace, clauses)))
  const taken = seconds(compare, clauses)
  console.error(`${name}: ${taken.toFixed(2)} s, diff: ${words.toFixed(3)} s`)
  console.log(`${name}, ${clauses} clauses: ${taken > 10 * words ? 'more' : 'less'} than ten times as long`)
}
JS
seen=$(node check.mjs)
echo "$seen"
[ "$seen" = 'node-htmldiff, 200 clauses: more than ten times as long
htmldiff-js, 200 clauses: more than ten times as long
@benedicte/html-diff, 60 clauses: more than ten times as long' ]
