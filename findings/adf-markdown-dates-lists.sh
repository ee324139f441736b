#!/usr/bin/env bash
# Two converters of Jira's texts: one prints dates as milliseconds, the other puts points of an inner list beside their item.
#
# Jira and Confluence keep texts in the Atlassian Document Format, and both packages write it as Markdown. mdast-util-from-adf 2.1.1
# writes its `date`, which readers see as "20 Feb 2020", as "1582152559000", and begins a list with `order` 4 at 1. adf-to-md 1.2.1
# puts the first point below an item on the line of the item, where it is none, and the next beside it; a further paragraph becomes
# part of the first. A bar in a cell begins another column, a paragraph that begins with "2024." is a list, and a line break is a
# space. "23" in a cell is 2 in one paragraph and 3 in the next, with both. The README of the second warns that "unsupported
# elements" are discarded, and a date is one, with a warning; of the rest nothing is said. Seen with Node 20.20.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts mdast-util-from-adf@2.1.1 adf-to-md@1.2.1 mdast-util-to-markdown@2.1.2 mdast-util-gfm@3.1.0
cat >check.mjs <<'JS'
import adfToMd from 'adf-to-md'
import { fromADF } from 'mdast-util-from-adf'
import { gfmToMarkdown } from 'mdast-util-gfm'
import { toMarkdown } from 'mdast-util-to-markdown'

const say = console.log
console.log = () => {}
const node = (type, ...content) => ({ type, content })
const paragraph = (text) => node('paragraph', { type: 'text', text })
const item = (...content) => node('listItem', ...content)
const row = (type, ...cells) => node('tableRow', ...cells.map((content) => node(type, ...content)))
const documents = {
  date: node('paragraph', { type: 'text', text: 'Due ' }, { type: 'date', attrs: { timestamp: '1582152559000' } }),
  order: { ...node('orderedList', item(paragraph('Fourth'))), attrs: { order: 4 } },
  'inner list': node('bulletList', item(paragraph('Fees'), node('bulletList', item(paragraph('rise')), item(paragraph('fall'))))),
  'two paragraphs': node('bulletList', item(paragraph('We agree.'), paragraph('They do not.'))),
  cells: node('table', row('tableHeader', [paragraph('A')], [paragraph('B')]), row('tableCell', [paragraph('1 | x')], [paragraph('2'), paragraph('3')])),
  number: paragraph('2024. That year'),
  break: node('paragraph', { type: 'text', text: 'Main Street 1' }, { type: 'hardBreak' }, { type: 'text', text: 'Columbus' }),
}
for (const [name, content] of Object.entries(documents)) {
  const adf = { version: 1, ...node('doc', content) }
  const first = toMarkdown(fromADF(adf), { extensions: [gfmToMarkdown()] })
  say(`${name}: ${[first, adfToMd.convert(adf).result].map((text) => JSON.stringify(text)).join(', ')}`)
}
JS
seen=$(node check.mjs)
echo "$seen"
diff - <(echo "$seen") <<'END'
date: "Due 1582152559000\n", "Due "
order: "1. Fourth\n", "  4. Fourth"
inner list: "* Fees\n  * rise\n  * fall\n", "  * Fees   * rise\n  * fall"
two paragraphs: "* We agree.\n\n  They do not.\n", "  * We agree. They do not."
cells: "| A      | B  |\n| ------ | -- |\n| 1 \\| x | 23 |\n", "|A|B|\n|:-:|:-:|\n|1 | x|23|\n"
number: "2024\\. That year\n", "2024. That year"
break: "Main Street 1\\\nColumbus\n", "Main Street 1\nColumbus"
END
