#!/usr/bin/env bash
# odf-kit 0.13.14 loses tables in cells, tables in notes and notes of cells of a Word document, and says nothing of it.
#
# `docxToOdt` makes an OpenDocument text of a Word document and returns warnings of what it could not take over: of a text box
# it has one. A table that stands in a cell, as in most fee schedules, is not there afterwards, nor is the text of a footnote
# that is called in a cell, nor a table inside a footnote, and the list of warnings is empty. The same note called in a
# paragraph is taken over. Seen with Node 20.20.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts odf-kit@0.13.14 fflate@0.8.2
cat >check.mjs <<'JS'
import { strToU8, unzipSync, strFromU8, zipSync } from 'fflate'
import { docxToOdt } from 'odf-kit/docx'

const w = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" xmlns:v="urn:schemas-microsoft-com:vml" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"'
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const part = (name) => `application/vnd.openxmlformats-officedocument.wordprocessingml.${name}+xml`
const xml = (text) => strToU8(`<?xml version="1.0" encoding="UTF-8" standalone="yes"?>${text}`)
const run = (text) => `<w:r><w:t>${text}</w:t></w:r>`
const paragraph = (inner) => `<w:p>${inner}</w:p>`
const row = (cell) => `<w:tr><w:tc>${cell}</w:tc></w:tr>`
const table = (rows) => `<w:tbl><w:tblPr/><w:tblGrid><w:gridCol w:w="4000"/></w:tblGrid>${rows}</w:tbl>`

function wordDocument(body) {
  const last = paragraph(run('last'))
  const notes = `<w:footnote w:id="2"><w:p><w:r><w:footnoteRef/></w:r>${run('NOTE')}</w:p>${table(row(paragraph(run('TABLED'))))}${last}</w:footnote>`
  return zipSync({
    '[Content_Types].xml': xml(
      `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="${part('document.main')}"/><Override PartName="/word/footnotes.xml" ContentType="${part('footnotes')}"/></Types>`,
    ),
    '_rels/.rels': xml(
      `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="${office}/officeDocument" Target="word/document.xml"/></Relationships>`,
    ),
    'word/_rels/document.xml.rels': xml(
      `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="${office}/footnotes" Target="footnotes.xml"/></Relationships>`,
    ),
    'word/footnotes.xml': xml(`<w:footnotes ${w}>${notes}</w:footnotes>`),
    'word/document.xml': xml(`<w:document ${w}><w:body>${body}<w:sectPr/></w:body></w:document>`),
  })
}

const called = '<w:r><w:footnoteReference w:id="2"/></w:r>'
const box = `<w:r><w:pict><v:shape style="width:90pt;height:30pt"><v:textbox><w:txbxContent>${paragraph(run('BOXED'))}</w:txbxContent></v:textbox></v:shape></w:pict></w:r>`
const last = paragraph(run('Last.'))
for (const [what, body, words] of [
  ['table in a cell', table(row(table(row(paragraph(run('INNER')))) + paragraph(run('outer')))), 'INNER'],
  ['note in a paragraph', paragraph(run('Words') + called), 'NOTE'],
  ['table in a note', paragraph(run('Words') + called), 'TABLED'],
  ['note in a cell', table(row(paragraph(run('Words') + called))), 'NOTE'],
  ['text box', paragraph(run('Words') + box), 'BOXED'],
]) {
  const { bytes, warnings } = await docxToOdt(wordDocument(body + last))
  const content = strFromU8(unzipSync(bytes)['content.xml'])
  console.log(`${what}: ${content.includes(words) ? 'there' : 'not there'}, ${warnings.length} warnings`)
}
JS
seen=$(node check.mjs)
echo "$seen"
diff - <(echo "$seen") <<'END'
table in a cell: not there, 0 warnings
note in a paragraph: there, 0 warnings
table in a note: not there, 0 warnings
note in a cell: not there, 0 warnings
text box: not there, 1 warnings
END
