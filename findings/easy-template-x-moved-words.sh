#!/usr/bin/env bash
# easy-template-x 7.2.8 moves the rest of a sentence before the second line of an address.
#
# A value of several lines becomes several lines of the Word document, but all after the first are put at the end of the run the
# tag stood in, and not behind the first: "Deliver to {address} by Friday." reads "Deliver to 410 Ordinate Row by Friday." with
# "New York" below. With a tag at the end of its run nothing is seen of it, and a template is usually tried with values of one line.
# The README promises nothing of values of several lines and names no limit. Seen with Node 20.20.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts easy-template-x@7.2.8 jszip@3.10.1
cat >fill.mjs <<'JS'
import { TemplateHandler } from 'easy-template-x'
import JSZip from 'jszip'

const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const schemas = 'http://schemas.openxmlformats.org/package/2006'
const word = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main'
const main = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml'

for (const sentence of ['Deliver to {address} by Friday.', 'Deliver by Friday to {address}']) {
  const zip = new JSZip()
  zip.file(
    '[Content_Types].xml',
    `<Types xmlns="${schemas}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="${main}"/></Types>`,
  )
  zip.file(
    '_rels/.rels',
    `<Relationships xmlns="${schemas}/relationships"><Relationship Id="rId1" Type="${office}/officeDocument" Target="word/document.xml"/></Relationships>`,
  )
  zip.file(
    'word/document.xml',
    `<w:document xmlns:w="${word}"><w:body><w:p><w:r><w:t>${sentence}</w:t></w:r></w:p><w:sectPr/></w:body></w:document>`,
  )
  const template = await zip.generateAsync({ type: 'nodebuffer' })
  for (const address of ['410 Ordinate Row', '410 Ordinate Row\nNew York']) {
    const filled = await JSZip.loadAsync(await new TemplateHandler().process(template, { address }))
    const xml = await filled.file('word/document.xml').async('string')
    console.log(xml.replaceAll('<w:br/>', ' / ').replace(/<[^>]*>/g, '').trim())
  }
}
JS
seen=$(node fill.mjs)
echo "$seen"
[ "$seen" = 'Deliver to 410 Ordinate Row by Friday.
Deliver to 410 Ordinate Row by Friday. / New York
Deliver by Friday to 410 Ordinate Row
Deliver by Friday to 410 Ordinate Row / New York' ]
