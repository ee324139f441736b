#!/usr/bin/env bash
# @libpdf/core 0.4.2 reads turned words backwards, a letter a line, and puts a raised figure on the line above.
#
# It extracts text from PDF for search and programs. "Not for sale" along the edge of a page, from below to above, is read from
# its end, and `findText` does not find it; turned the other way each letter is a line too, and a stamp that climbs comes in
# pieces. Only words that are level, or upside down, are lines. A figure that is raised, as those of notes and powers are, stands
# alone on a line before its own, a lowered one on a line behind: "Pay 10⁶ euros" is "6" and "Pay 10 euros". unpdf 1.7.0 reads the
# same files in the order in which they are written, with all words in one piece. The README's table says that text extraction
# works, "with position information"; its issue 24, of letters that run from right to left, is closed. Seen with Node 20.20.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts @libpdf/core@0.4.2 pdf-lib@1.17.1 unpdf@1.7.0
cat >check.mjs <<'JS'
import { PDF } from '@libpdf/core'
import { PDFDocument, StandardFonts, degrees } from 'pdf-lib'
import { extractText, getDocumentProxy } from 'unpdf'

async function pdf(turn, words) {
  const made = await PDFDocument.create()
  const font = await made.embedFont(StandardFonts.Helvetica)
  const page = made.addPage([400, 400])
  let x = 150
  for (const [text, size = 12, rise = 0] of words) {
    page.drawText(text, { x, y: 200 + rise, size, font, rotate: degrees(turn) })
    x += font.widthOfTextAtSize(text, size)
  }
  return made.save()
}
for (const [name, turn, ...words] of [
  ['level', 0, ['Not for sale']],
  ['upwards', 90, ['Not for sale']],
  ['downwards', 270, ['Not for sale']],
  ['climbing', 10, ['Not for sale']],
  ['raised', 0, ['Pay 10'], ['6', 7, 5], [' euros']],
  ['lowered', 0, ['of CO'], ['2', 7, -3], [' a year']],
]) {
  const bytes = await pdf(turn, words)
  const page = (await PDF.load(bytes.slice())).getPages()[0]
  const { text } = await extractText(await getDocumentProxy(bytes), { mergePages: true })
  const found = page.findText(words[0][0]).length
  console.log(`${name}: ${JSON.stringify(page.extractText().text)}, found ${found}, unpdf ${JSON.stringify(text)}`)
}
JS
seen=$(node check.mjs)
echo "$seen"
diff - <(echo "$seen") <<'END'
level: "Not for sale", found 1, unpdf "Not for sale"
upwards: "e\nl\na\ns\n \nr\no\nf\n \nt\no\nN", found 0, unpdf "Not for sale"
downwards: "N\no\nt\n \nf\no\nr\n \ns\na\nl\ne", found 0, unpdf "Not for sale"
climbing: "ale\nor s\nNot f", found 0, unpdf "Not for sale"
raised: "6\nPay 10 euros", found 1, unpdf "Pay 106 euros"
lowered: "of CO  a year\n2", found 1, unpdf "of CO2 a year"
END
