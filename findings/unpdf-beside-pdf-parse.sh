#!/usr/bin/env bash
# pdf-parse 2.4.5 reads no PDF any more once unpdf 1.7.0 has read one in the same process.
#
# Each brings a PDF.js of its own: unpdf one it has bundled, pdf-parse 5.4.296. PDF.js leaves its worker in
# `globalThis.pdfjsWorker` and takes what it finds there, so the second one to come speaks to the worker of the first and
# refuses it, for its version. Neither says that the other is the cause. The other way round both work.
# Seen with Node 20.20.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts unpdf@1.7.0 pdf-parse@2.4.5 pdf-lib@1.17.1
cat >check.mjs <<'JS'
import { PDFDocument } from 'pdf-lib'

const made = await PDFDocument.create()
made.addPage().drawText('Notice of sixty days')
const bytes = await made.save()
const readers = {
  async unpdf() {
    const { extractText, getDocumentProxy } = await import('unpdf')
    return (await extractText(await getDocumentProxy(bytes.slice()), { mergePages: true })).text
  },
  async 'pdf-parse'() {
    const { PDFParse } = await import('pdf-parse')
    return (await new PDFParse({ data: bytes.slice() }).getText()).pages[0].text
  },
}
for (const name of process.argv.slice(2))
  console.log(`${name}: ${await readers[name]().catch((error) => error.message)}`)
JS
seen=$(
  node check.mjs unpdf pdf-parse
  node check.mjs pdf-parse unpdf
)
echo "$seen"
[ "$seen" = 'unpdf: Notice of sixty days
pdf-parse: The API version "5.4.296" does not match the Worker version "5.6.205".
pdf-parse: Notice of sixty days
unpdf: Notice of sixty days' ]
