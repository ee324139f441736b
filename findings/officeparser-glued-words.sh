#!/usr/bin/env bash
# officeparser 7.8.0 makes one word of what Word divides by a tab, a line break or a hyphen that does not break.
#
# Word writes these as elements of a run: `w:tab`, `w:br`, `w:noBreakHyphen` (ECMA-376-1, 17.3.3). In the tree the package makes
# of a document, and in its text, nothing stands for any of them: "Twelve‑month term" is "Twelvemonth term", a label and its
# value are one word, and so are the end of one line and the start of the next. `includeBreakNodes: true` brings the line break
# back, not the tab nor the hyphen. An index or a summary made of it holds words nobody wrote. What was moved stands in it
# twice, at its old place too (`w:moveFrom`); what was deleted does not.
# Seen with Node 20.20.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts officeparser@7.8.0 fflate@0.8.2
cat >check.mjs <<'JS'
import { writeFileSync } from 'node:fs'
import { strToU8, zipSync } from 'fflate'
import { parseOffice } from 'officeparser'

const words = (text) => `<w:r><w:t xml:space="preserve">${text}</w:t></w:r>`
const sign = (name) => `<w:r><w:${name}/></w:r>`
const by = 'w:author="A" w:date="2026-01-01T00:00:00Z"'
const paragraphs = [
  words('Twelve') + sign('noBreakHyphen') + words('month term'),
  words('Fee') + sign('tab') + words('$9,000'),
  words('12 Main Street') + sign('br') + words('New York'),
  `<w:moveFrom w:id="1" ${by}>${words('Notices. ')}</w:moveFrom>${words('Old place.')}`,
  `<w:moveTo w:id="2" ${by}>${words('Notices. ')}</w:moveTo>${words('New place.')}`,
  `<w:del w:id="3" ${by}><w:r><w:delText>thirty</w:delText></w:r></w:del>${words('sixty days')}`,
]
const types = 'http://schemas.openxmlformats.org/package/2006'
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const main = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml'
const files = {
  '[Content_Types].xml': `<Types xmlns="${types}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="${main}"/></Types>`,
  '_rels/.rels': `<Relationships xmlns="${types}/relationships"><Relationship Id="rId1" Type="${office}/officeDocument" Target="word/document.xml"/></Relationships>`,
  'word/document.xml': `<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${paragraphs.map((one) => `<w:p>${one}</w:p>`).join('')}</w:body></w:document>`,
}
const parts = Object.entries(files).map(([name, text]) => [name, strToU8(`<?xml version="1.0" encoding="UTF-8"?>${text}`)])
writeFileSync('terms.docx', zipSync(Object.fromEntries(parts)))
console.log((await parseOffice('terms.docx')).toText())
JS
seen=$(node check.mjs)
echo "$seen"
[ "$seen" = 'Twelvemonth term
Fee$9,000
12 Main StreetNew York
Notices. Old place.
Notices. New place.
sixty days' ]
