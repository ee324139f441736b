#!/usr/bin/env bash
# docx-merger 1.2.2 and @scholarcy/docx-merger 0.3.0 give links and footnotes of the second document what those of the first have.
#
# They put Word documents one behind the other. A link names its address by a number that counts within its own document ("rId3";
# ECMA-376-2, 6.5.3.4), a footnote its words likewise. Word counts from 1 in each document, so that nearly all have the same
# numbers. What a number meant first stays: "terms of them" opens ours, and the note under their fee is the one under ours; their
# own address and words are nowhere in the file. Where a link's number is another, its address comes too, which is why a trial
# may be right. The READMEs promise styles, tables, pictures and lists of "rich contents" and have no word of links and notes.
# Seen with Node 20.20.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts docx-merger@1.2.2 @scholarcy/docx-merger@0.3.0 fflate@0.8.2
cat >check.mjs <<'JS'
import Merger from 'docx-merger'
import ScholarcyMerger from '@scholarcy/docx-merger'
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'

const office = 'http://schemas.openxmlformats.org'
const main = `xmlns:w="${office}/wordprocessingml/2006/main" xmlns:r="${office}/officeDocument/2006/relationships"`
const word = 'application/vnd.openxmlformats-officedocument.wordprocessingml'
const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'
const relation = (id, kind, target) => `<Relationship Id="${id}" Type="${office}/officeDocument/2006/relationships/${kind}" Target="${target}"`
const paragraph = (words, more = '') => `<w:p><w:r><w:t>${words}</w:t></w:r>${more}</w:p>`
const part = (name) => `<Override PartName="/word/${name}.xml" ContentType="${word}.${name}+xml"/>`
function docx(who, link) {
  const files = {
    '[Content_Types].xml': `<Types xmlns="${office}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="${word}.document.main+xml"/>${part('styles')}${part('footnotes')}</Types>`,
    '_rels/.rels': `<Relationships xmlns="${office}/package/2006/relationships">${relation('rId1', 'officeDocument', 'word/document.xml')}/></Relationships>`,
    'word/_rels/document.xml.rels': `<Relationships xmlns="${office}/package/2006/relationships">${relation('rId1', 'styles', 'styles.xml')}/>${relation('rId2', 'footnotes', 'footnotes.xml')}/>${relation(link, 'hyperlink', `https://${who}.example/`)} TargetMode="External"/></Relationships>`,
    'word/styles.xml': `<w:styles ${main}><w:style w:type="paragraph" w:styleId="${who}"><w:name w:val="${who}"/></w:style></w:styles>`,
    'word/footnotes.xml': `<w:footnotes ${main}><w:footnote w:id="2">${paragraph(`note of ${who}`)}</w:footnote></w:footnotes>`,
    'word/document.xml': `<w:document ${main}><w:body>${paragraph(`fee of ${who}`, '<w:r><w:footnoteReference w:id="2"/></w:r>')}<w:p><w:hyperlink r:id="${link}"><w:r><w:t>terms of ${who}</w:t></w:r></w:hyperlink></w:p><w:sectPr/></w:body></w:document>`,
  }
  return Buffer.from(zipSync(Object.fromEntries(Object.entries(files).map(([name, xml]) => [name, strToU8(head + xml)])))).toString('binary')
}
function read(file) {
  const xml = (name) => strFromU8(unzipSync(new Uint8Array(file))[`word/${name}`])
  const address = (id) => xml('_rels/document.xml.rels').match(new RegExp(`Id="${id}"[^>]*Target="([^"]*)"`))[1]
  const note = (id) => xml('footnotes.xml').match(new RegExp(`w:id="${id}".*?<w:t>(.*?)</w:t>`))[1]
  return [...xml('document.xml').matchAll(/r:id="(\w+)".*?<w:t>(.*?)<\/w:t>|<w:t>([^<]*)<\/w:t><\/w:r><w:r><w:footnoteReference w:id="(\d+)"/g)]
    .map(([, id, words, noted, number]) => (id ? `${words}: ${address(id)}` : `${noted}: ${note(number)}`)).join(', ')
}
const mergers = {
  'docx-merger': (files) => new Promise((done) => new Merger({}, files).save('nodebuffer', done)),
  '@scholarcy/docx-merger': async (files) => {
    const merger = new ScholarcyMerger()
    await merger.initialize({}, files)
    return merger.save('nodebuffer')
  },
}
for (const [name, merge] of Object.entries(mergers))
  for (const link of ['rId3', 'rId4'])
    console.log(`${name}, rId3 and ${link}: ${read(await merge([docx('us', 'rId3'), docx('them', link)]))}`)
JS
seen=$(node check.mjs)
echo "$seen"
diff - <(echo "$seen") <<'END'
docx-merger, rId3 and rId3: fee of us: note of us, terms of us: https://us.example/, fee of them: note of us, terms of them: https://us.example/
docx-merger, rId3 and rId4: fee of us: note of us, terms of us: https://us.example/, fee of them: note of us, terms of them: https://them.example/
@scholarcy/docx-merger, rId3 and rId3: fee of us: note of us, terms of us: https://us.example/, fee of them: note of us, terms of them: https://us.example/
@scholarcy/docx-merger, rId3 and rId4: fee of us: note of us, terms of us: https://us.example/, fee of them: note of us, terms of them: https://them.example/
END
