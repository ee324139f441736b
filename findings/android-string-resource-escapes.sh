#!/usr/bin/env bash
# android-string-resource 2.3.10 hands apostrophes on as "u2019" to translators, and saves them so.
#
# Android names its escapes (developer.android.com, "String resources", "Formatting and styling"): `\u2019` is a character by
# its number, how files without anything but ASCII write apostrophes and spaces that do not break, and `\t` a tab. The package
# knows `\n`, quotes and the apostrophe, and takes the backslash off of all others: "It\u2019s" becomes "Itu2019s" in the JSON of a
# translation, and in the file that is written from it. Quotes around a text keep its spaces at the ends; they are not written
# again, so that the spaces are gone the next time it is read. Words in bold inside a word get white space around them,
# which Android shows as a space. The README says nothing of escapes. Seen with Node 20.20.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts android-string-resource@2.3.10
cat >check.mjs <<'JS'
import { asr2js, js2asr } from 'android-string-resource'

const file = String.raw`<resources>
  <string name="number">It\u2019s due in 10\u00A0days</string>
  <string name="tab">Fees\t10</string>
  <string name="spaces">" and "</string>
  <string name="bold">un<b>paid</b></string>
</resources>`
const read = await asr2js(file)
const written = await js2asr(read)
console.log('read:', Object.values(read).join('|'))
console.log('written:', written.match(/name="bold">([^]*?)<\/string/)[1].replaceAll('\n', '⏎'))
console.log('read again:', Object.values(await asr2js(written)).join('|'))
JS
seen=$(node check.mjs)
echo "$seen"
[ "$seen" = 'read: Itu2019s due in 10u00A0days|Feest10| and |un<b>paid</b>
written: un⏎    <b>paid</b>⏎  
read again: Itu2019s due in 10u00A0days|Feest10|and|un<b>paid</b>' ]
