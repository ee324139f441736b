#!/usr/bin/env bash
# docx-preview 0.4.1 shows words that were moved at neither place, and none of a simple field.
#
# `w:moveFrom` and `w:moveTo` (ECMA-376-1, 17.13.5) hold a clause at its old and its new place. With changes left out
# (the default) one expects it at the new place, with `renderChanges: true` at both, marked. It stands at neither: the page
# that is shown is the contract without the clause, and nothing says so. What was inserted and deleted comes out right. Of
# `w:fldSimple` (17.16.19: a cross-reference, a date, a property) nothing stands there either, while the same field written
# as `w:fldChar` does.
# Seen with Node 20.20 and jsdom.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts docx-preview@0.4.1 jsdom@26.1.0 fflate@0.8.2
cat >check.mjs <<'JS'
import { strToU8, zipSync } from 'fflate'
import { JSDOM } from 'jsdom'

const { window } = new JSDOM('')
Object.assign(globalThis, { window, document: window.document, DOMParser: window.DOMParser, Node: window.Node })
const { renderAsync } = await import('docx-preview')

const words = (text) => `<w:r><w:t xml:space="preserve">${text}</w:t></w:r>`
const by = 'w:author="A" w:date="2026-01-01T00:00:00Z"'
const field = (kind) => `<w:r><w:fldChar w:fldCharType="${kind}"/></w:r>`
const paragraphs = [
  `<w:moveFrom w:id="1" ${by}>${words('Notices. ')}</w:moveFrom>${words('Old place.')}`,
  `<w:moveTo w:id="2" ${by}>${words('Notices. ')}</w:moveTo>${words('New place.')}`,
  `<w:del w:id="3" ${by}><w:r><w:delText>thirty </w:delText></w:r></w:del><w:ins w:id="4" ${by}>${words('sixty ')}</w:ins>${words('days')}`,
  `${words('see section ')}<w:fldSimple w:instr=" REF fees ">${words('7.2')}</w:fldSimple>`,
  `${words('see section ')}${field('begin')}<w:r><w:instrText> REF fees </w:instrText></w:r>${field('separate')}${words('7.2')}${field('end')}`,
]
const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'
const office = 'http://schemas.openxmlformats.org'
const main = `xmlns:w="${office}/wordprocessingml/2006/main"`
const word = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml'
const docx = zipSync({
  '[Content_Types].xml': strToU8(
    `${head}<Types xmlns="${office}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="${word}"/></Types>`,
  ),
  '_rels/.rels': strToU8(
    `${head}<Relationships xmlns="${office}/package/2006/relationships"><Relationship Id="rId1" Type="${office}/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>`,
  ),
  'word/document.xml': strToU8(
    `${head}<w:document ${main}><w:body>${paragraphs.map((one) => `<w:p>${one}</w:p>`).join('')}</w:body></w:document>`,
  ),
})
for (const renderChanges of [false, true]) {
  const shown = window.document.createElement('div')
  await renderAsync(docx, shown, undefined, { renderChanges })
  const lines = [...shown.querySelectorAll('p')].map(({ textContent }) => textContent.trim())
  console.log(`${renderChanges ? 'with' : 'without'} changes: ${lines.join(' | ')}`)
}
JS
seen=$(node check.mjs)
echo "$seen"
[ "$seen" = 'without changes: Old place. | New place. | sixty days | see section | see section 7.2
with changes: Old place. | New place. | thirty sixty days | see section | see section 7.2' ]
