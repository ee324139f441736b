#!/usr/bin/env bash
# microformats-parser 2.0.6 reads noon as hour 24 and half past midnight as half past noon.
#
# A page may give date and time of an event in elements of their own, as people say them: "2026-12-01", "12:30pm" (microformats
# wiki, value class pattern, "Date and time parsing"). The package adds 12 to every hour before "pm", that of noon too, and takes
# none from 12 "am". All hours from 1 to 11 are right, so that trials are. In the same place `abbr` stands for its `title` and
# `data` for its `value`; both are read as their words, and a date becomes "1 DEC". On the property itself, as in
# `<abbr class="dt-start" title="…">`, the package does read them. Its README says nothing of either. Seen with Node 20.20.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts microformats-parser@2.0.6
cat >check.mjs <<'JS'
import { mf2 } from 'microformats-parser'

const time = (said) => `<span class="value">2026-12-01</span> <span class="value">${said}</span>`
for (const [name, said] of Object.entries({
  '11:30am': time('11:30am'),
  '12:30pm': time('12:30pm'),
  '1:30pm': time('1:30pm'),
  '12:30am': time('12:30am'),
  abbr: '<abbr class="value" title="2026-12-01">1 Dec</abbr> <span class="value">18:30</span>',
  data: '<data class="value" value="2026-12-01">1 Dec</data> <span class="value">18:30</span>',
})) {
  const event = `<div class="h-event"><p class="p-name">Talk</p><p class="dt-start">${said}</p></div>`
  console.log(`${name}: ${mf2(event, { baseUrl: 'https://a.example/' }).items[0].properties.start}`)
}
JS
seen=$(node check.mjs)
echo "$seen"
[ "$seen" = '11:30am: 2026-12-01 11:30
12:30pm: 2026-12-01 24:30
1:30pm: 2026-12-01 13:30
12:30am: 2026-12-01 12:30
abbr: 1 DEC 18:30
data: 1 DEC 18:30' ]
