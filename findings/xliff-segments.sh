#!/usr/bin/env bash
# xliff 6.4.0 keeps the last sentence of a unit of XLIFF 2 and drops the others, in both languages.
#
# A translation tool divides a paragraph into sentences, each a `segment` of the same `unit` (XLIFF 2.0, 4.2.2.5,
# which allows any number). Read, each segment takes the place of the one before, without a message; written again
# with `js2xliff` the file has the last sentences alone. What `mrk` marks in a text of XLIFF 2, as tools mark terms, is an
# empty word: a sentence goes on without its subject. In XLIFF 1.2 the same mark is kept. A file right from an extraction
# has one segment in each unit and is read right; the one that comes back from the translator is not. The README has
# no word of segments (issue 22, closed, asks for them), and a table of inline elements that `mrk` is not in.
# Seen with Node 20.20.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts xliff@6.4.0
cat >check.mjs <<'JS'
import xliff from 'xliff'

const { xliff12ToJs, xliff2js } = xliff
const wrap = (version, words) =>
  version === '2.0'
    ? `<xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.0" srcLang="en" trgLang="de"><file id="f">${words}</file></xliff>`
    : `<xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2"><file original="f" source-language="en" target-language="de" datatype="plaintext"><body>${words}</body></file></xliff>`
const segment = (source, target) => `<segment><source>${source}</source><target>${target}</target></segment>`
const read = async (version, words) =>
  (version === '2.0' ? await xliff2js(wrap(version, words)) : await xliff12ToJs(wrap(version, words))).resources.f.u

const two = await read('2.0', `<unit id="u">${segment('Fees are due. ', 'Kosten sind zahlbar. ')}${segment('Ten days.', 'Zehn Tage.')}</unit>`)
console.log(JSON.stringify([two.source, two.target]))
const term = await read('2.0', `<unit id="u">${segment('<mrk id="m" type="term">Fees</mrk> are due.', 'Kosten')}</unit>`)
console.log(JSON.stringify(term.source))
const old = await read('1.2', '<trans-unit id="u"><source><mrk mtype="term">Fees</mrk> are due.</source></trans-unit>')
console.log(JSON.stringify(old.source))
JS
seen=$(node check.mjs)
echo "$seen"
[ "$seen" = '["Ten days.","Zehn Tage."]
[""," are due."]
[{"Marker":{"mtype":"term","contents":"Fees"}}," are due."]' ]
