#!/usr/bin/env bash
# markdown-docx 1.7.0 and marklassian 1.2.1 publish character references of Markdown as they are typed.
#
# In CommonMark `R&amp;D`, `5&nbsp;days` and `&copy;` are the signs they name, in titles, links and addresses (2.5). Both packages
# take the words of `marked`, which leaves references alone because a browser reads them later; a Word document and a page of
# Confluence (Atlassian Document Format) are read by nobody who would. Readers see "R&amp;D"; a link with `&amp;` in its address
# leads to another address; a `<br>` between two words of the second is dropped, and they are one word. Codes in backticks,
# which are not to be read, are right in both. @tryfabric/martian 1.2.4, which writes for Notion, reads them. Seen with Node 20.20.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts markdown-docx@1.7.0 marklassian@1.2.1 @tryfabric/martian@1.2.4 fflate@0.8.2
cat >check.mjs <<'JS'
import martian from '@tryfabric/martian'
import { strFromU8, unzipSync } from 'fflate'
import markdownDocx, { Packer } from 'markdown-docx'
import { markdownToAdf } from 'marklassian'

const text = '# R&amp;D\n\nPay in 5&nbsp;days, `a &amp; b`, [terms](https://a.example/?a=1&amp;b=2).'
const zip = unzipSync(await Packer.toBuffer(await markdownDocx(text)))
const xml = strFromU8(zip['word/document.xml'])
const words = xml.replace(/<\/w:p>/g, '\n').replace(/<[^>]+>/g, '')
console.log('Word:', words.replace(/&amp;/g, '&').trim().replace(/\s*\n\s*/g, ' | '))
const address = strFromU8(zip['word/_rels/document.xml.rels']).match(/https:[^"]*/)[0].replace(/&amp;/g, '&')
console.log('Word, address:', address)
const strings = (node) => [node.text ?? [], (node.content ?? []).map(strings)].flat(9)
console.log('Confluence:', JSON.stringify(strings(markdownToAdf(text))))
console.log('Confluence, address:', JSON.stringify(markdownToAdf(text)).match(/"href":"([^"]*)"/)[1])
console.log('Confluence, line break:', JSON.stringify(strings(markdownToAdf('New<br>York'))))
const notion = JSON.stringify(martian.markdownToBlocks(text))
const contents = [...notion.matchAll(/"content":"([^"]*)"/g)].map(([, content]) => content)
console.log('Notion:', JSON.stringify(contents).replaceAll('\u00a0', '<no-break space>'))
JS
seen=$(node check.mjs)
echo "$seen"
diff - <(echo "$seen") <<'END'
Word: R&amp;D | Pay in 5&nbsp;days, a &amp; b, terms.
Word, address: https://a.example/?a=1&amp;b=2
Confluence: ["R&amp;D","Pay in 5&nbsp;days, ","a &amp; b",", ","terms","."]
Confluence, address: https://a.example/?a=1&amp;b=2
Confluence, line break: ["New","York"]
Notion: ["R&D","Pay in 5<no-break space>days, ","a &amp; b",", ","terms","."]
END
