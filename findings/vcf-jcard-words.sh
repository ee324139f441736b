#!/usr/bin/env bash
# vcf 2.1.2 makes one word of two where the text of a contact goes on in the next line.
#
# It makes a vCard of a jCard. In JSON a value stands as it is, in a vCard a line break, comma, semicolon and backslash are
# written with a backslash (RFC 7095, 3; RFC 6350, 3.4). vcf writes them as they came: a line break is lost with the folding
# of lines, so that "Fees" and "Terms" in a note are "FeesTerms", and a semicolon in a given name begins the next one. The
# other way it leaves the backslashes of a vCard in the jCard. ical.js 2.2.1, which has both formats, is asked beside it.
# The README shows both directions and no word on escapes. Seen with Node 20.20.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts vcf@2.1.2 ical.js@2.2.1
cat >check.mjs <<'JS'
import ICAL from 'ical.js'
import vCard from 'vcf'

const jcard = [
  'vcard',
  [
    ['version', {}, 'text', '4.0'],
    ['fn', {}, 'text', 'Anna Smith'],
    ['n', {}, 'text', ['Smith', 'Anna; Eva', '', '', '']],
    ['note', {}, 'text', 'Fees\nTerms'],
  ],
]
const text = ICAL.stringify(structuredClone([...jcard, []]), ICAL.design.vcard)
const lines = (card) => card.split('\r\n').filter((line) => /^(N|NOTE):/.test(line)).join('  ')
console.log('ical.js:', lines(text))
console.log('vcf:', lines(vCard.fromJSON(jcard).toString('4.0')))
const read = new vCard().parse(`${text}\r\n`).toJSON()[1]
console.log('vcf, read:', JSON.stringify(read.find(([name]) => name === 'note')[3]))
JS
seen=$(node check.mjs)
echo "$seen"
[ "$seen" = 'ical.js: N:Smith;Anna\; Eva;;;  NOTE:Fees\nTerms
vcf: N:Smith;Anna; Eva;;;  NOTE:FeesTerms
vcf, read: "Fees\\nTerms"' ]
