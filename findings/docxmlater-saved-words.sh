#!/usr/bin/env bash
# docxmlater 10.1.0 changes the words of a Word document that is opened and saved.
#
# What a simple field shows (`fldSimple`, ECMA-376 part 1, 17.16.19) is replaced by a guess: "section 7.2" becomes "section 1",
# "page 3 of 9" "page 1 of 1", a date the day of saving; a property of the document or a field of a form letter becomes nothing, so
# that "Vantordine pays $5,000" is "pays". Words in a content control within a line and in a smart tag, which Word has put around
# places and names for years, are gone with it: "In New York" is "In". All of it with `revisionHandling: 'preserve'`, without a
# message, and although fields, content controls and custom XML are named as kept. The same field in its long form (`fldChar`),
# a link and a whole paragraph in a control stay. Seen with Node 20.20.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts docxmlater@10.1.0 fflate@0.8.2
cat >check.mjs <<'JS'
import { Document } from 'docxmlater'
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'

const office = 'http://schemas.openxmlformats.org'
const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'
const type = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml'
const docx = (words) => {
  const files = {
    '[Content_Types].xml': `${head}<Types xmlns="${office}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="${type}"/></Types>`,
    '_rels/.rels': `${head}<Relationships xmlns="${office}/package/2006/relationships"><Relationship Id="rId1" Type="${office}/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>`,
    'word/document.xml': `${head}<w:document xmlns:w="${office}/wordprocessingml/2006/main"><w:body><w:p>${words}</w:p><w:sectPr/></w:body></w:document>`,
  }
  return Buffer.from(zipSync(Object.fromEntries(Object.entries(files).map(([name, xml]) => [name, strToU8(xml)]))))
}
const run = (words) => `<w:r><w:t xml:space="preserve">${words}</w:t></w:r>`
const field = (code, words) => `<w:fldSimple w:instr=" ${code} ">${run(words)}</w:fldSimple>`
const mark = (kind) => `<w:r><w:fldChar w:fldCharType="${kind}"/></w:r>`
const long = `${mark('begin')}<w:r><w:instrText> REF _Ref1 \\r </w:instrText></w:r>${mark('separate')}${run('7.2')}${mark('end')}`
const plain = (file) =>
  strFromU8(unzipSync(new Uint8Array(file))['word/document.xml']).replace(/<w:instrText.*?<\/w:instrText>|<[^>]+>/g, '').trim()

for (const words of [
  `${run('See section ')}${field('REF _Ref1 \\r', '7.2')}${run('.')}`,
  `${run('Page ')}${field('PAGE', '3')}${run(' of ')}${field('NUMPAGES', '9')}`,
  `${field('DOCPROPERTY Client', 'Vantordine')}${run(' pays ')}${field('MERGEFIELD Fee', '$5,000')}`,
  `${run('The ')}<w:sdt><w:sdtContent>${run('Client')}</w:sdtContent></w:sdt>${run(' pays.')}`,
  `${run('In ')}<w:smartTag w:uri="urn:schemas-microsoft-com:office:smarttags" w:element="City">${run('New York')}</w:smartTag>${run('.')}`,
  `${run('See section ')}${long}${run('.')}`,
]) {
  const before = docx(words)
  const document = await Document.loadFromBuffer(before, { revisionHandling: 'preserve' })
  console.log(`${plain(before)} -> ${plain(await document.toBuffer())}`)
}
const signed = docx(`${run('Dated ')}${field('DATE', 'March 1, 2024')}`)
const saved = plain(await (await Document.loadFromBuffer(signed, { revisionHandling: 'preserve' })).toBuffer())
console.log(`${plain(signed)} -> ${saved.includes(String(new Date().getFullYear())) ? 'Dated today' : saved}`)
JS
seen=$(node check.mjs)
echo "$seen"
diff - <(echo "$seen") <<'END'
See section 7.2. -> See section 1.
Page 3 of 9 -> Page 1 of 1
Vantordine pays $5,000 -> pays
The Client pays. -> The  pays.
In New York. -> In .
See section 7.2. -> See section 7.2.
Dated March 1, 2024 -> Dated today
END
