#!/usr/bin/env bash
# @kreuzberg/html-to-markdown-node 3.7.2 joins the items of a list in a cell to one word, and raised figures to the number.
#
# Paragraphs in a cell of a table are kept apart by a `<br>`; items of a list in the same place are not: "Audit" and "Advice"
# become "AuditAdvice". Outside of tables the same list is a list. What is raised or lowered is written as if it was not:
# `10<sup>3</sup>` reads 103, and the call of a footnote becomes a digit of the amount before it, "$85,000" with note 2 reads
# $85,0002. Seen with Node 20.20 on Linux x64.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts @kreuzberg/html-to-markdown-node@3.7.2
cat >check.mjs <<'JS'
import * as own from '@kreuzberg/html-to-markdown-node'

const { convert } = own.convert ? own : own.default
for (const html of [
  '<table><tr><th>Services</th></tr><tr><td><ul><li>Audit</li><li>Advice</li></ul></td></tr><tr><td><p>One</p><p>Two</p></td></tr></table>',
  '<ul><li>Audit</li><li>Advice</li></ul>',
  '<p>It costs $85,000<sup>2</sup>, and 10<sup>3</sup> firms ask.</p>',
])
  console.log(convert(html).content.trim())
JS
seen=$(node check.mjs)
echo "$seen"
diff - <(echo "$seen") <<'END'
| Services    |
| ----------- |
| AuditAdvice |
| One<br>Two  |
- Audit
- Advice
It costs $85,0002, and 103 firms ask.
END
