#!/usr/bin/env bash
# `rumdl fmt` 0.2.75, a formatter of Markdown, changes what a text says.
#
# Of a formatter one expects the same page. This one makes the repairs of its rules, which are those of markdownlint, also where
# a text is right: two signs of multiplication become emphasis and are gone from the page ("5 * 3 * 2" reads "5 3 2"), a
# clause with a note ("(a)[1]") and a call in front of an index ("f(x)[0]") become links to `a` and `x`. Of two sections
# side by side that begin a level too deep the first is raised and the second left, so that it is a part of the first from
# then on (of MD025 the same is repaired, issues 525 and 573). The exit code is 0. markdownlint only reports all of them; asked to
# repair, it does the first, the links the other way round, and leaves the sections. The documentation of MD001, MD011 and
# MD037 tells of the repairs and not of these cases; to disable the three helps. Seen with Node 20.20 on Linux (x64).
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts rumdl@0.2.75 commonmark@0.31.2
cat >check.mjs <<'JS'
import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { HtmlRenderer, Parser } from 'commonmark'

const page = (text) => new HtmlRenderer().render(new Parser().parse(text)).trim().replaceAll('\n', '')
for (const text of [
  'The room is 5 * 3 * 2 m.\n',
  'Clause (a)[1] applies, and f(x)[0] is first.\n',
  '# Terms\n\n### Fees\n\n### Term\n',
]) {
  writeFileSync('text.md', text)
  execFileSync('node_modules/.bin/rumdl', ['fmt', '--no-cache', 'text.md'], { stdio: 'ignore' })
  console.log(`${page(text)}\n  ${page(readFileSync('text.md', 'utf8'))}`)
}
JS
seen=$(node check.mjs)
echo "$seen"
[ "$seen" = '<p>The room is 5 * 3 * 2 m.</p>
  <p>The room is 5 <em>3</em> 2 m.</p>
<p>Clause (a)[1] applies, and f(x)[0] is first.</p>
  <p>Clause <a href="a">1</a> applies, and f<a href="x">0</a> is first.</p>
<h1>Terms</h1><h3>Fees</h3><h3>Term</h3>
  <h1>Terms</h1><h2>Fees</h2><h3>Term</h3>' ]
