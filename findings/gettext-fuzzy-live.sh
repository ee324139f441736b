#!/usr/bin/env bash
# Four packages publish translations that gettext holds back.
#
# When a text changes, gettext gives the new one the translation of the old and marks it `#, fuzzy`, for a person to look at; until
# then `msgfmt` leaves it out, and readers see the original (manual, "Fuzzy Entries"). gettext-parser 10.0.0 (`mo.compile`),
# gettext-converter 1.3.4, i18next-conv 16.0.0 and node-gettext 3.0.1 use it as any other: "Due in thirty days" is "due in
# ten days" in German, from the moment the catalog is brought up to date until somebody translates. po2json 0.4.5 leaves
# such entries out. Nothing is said in the READMEs of the four; i18next-conv has `skipUntranslated`, which takes these
# out together with what has no translation, and gettext-parser hands the flag on for whoever asks.
# Seen with Node 20.20.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts gettext-parser@10.0.0 gettext-converter@1.3.4 i18next-conv@16.0.0 node-gettext@3.0.1 po2json@0.4.5
cat >check.mjs <<'JS'
import converter from 'gettext-converter'
import { mo, po } from 'gettext-parser'
import { gettextToI18next } from 'i18next-conv'
import Gettext from 'node-gettext'
import po2json from 'po2json'

const text = 'Due in thirty days'
const file = `msgid ""
msgstr ""
"Content-Type: text/plain; charset=UTF-8\\n"
"Language: de\\n"

#, fuzzy
#| msgid "Due in ten days"
msgid "${text}"
msgstr "In zehn Tagen"
`
const gettext = new Gettext()
gettext.addTranslations('de', 'messages', po.parse(file))
gettext.setLocale('de')
const shown = {
  'gettext-parser': mo.parse(mo.compile(po.parse(file))).translations[''][text]?.msgstr[0],
  'gettext-converter': converter.po2i18next(file)[text],
  'i18next-conv': JSON.parse(await gettextToI18next('de', file))[text],
  'i18next-conv, skipUntranslated': JSON.parse(await gettextToI18next('de', file, { skipUntranslated: true }))[text],
  'node-gettext': gettext.gettext(text),
  po2json: po2json.parse(file)[text]?.[1],
}
for (const [name, translation] of Object.entries(shown)) console.log(`${name}: ${translation ?? 'none'}`)
JS
seen=$(node check.mjs)
echo "$seen"
[ "$seen" = 'gettext-parser: In zehn Tagen
gettext-converter: In zehn Tagen
i18next-conv: In zehn Tagen
i18next-conv, skipUntranslated: none
node-gettext: In zehn Tagen
po2json: none' ]
