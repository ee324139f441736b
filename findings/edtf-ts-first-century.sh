#!/usr/bin/env bash
# @edtf-ts/core 0.4.2 lets Vesuvius erupt in 1979, and takes the evening in Hawaii for the evening in Greenwich.
#
# It reads, writes and compares dates of archives and museums (EDTF, ISO 8601-2). A year below 100 is nineteen hundred years later
# once it has a day, and in `minMs` and `maxMs`, which the documentation offers for databases: the great fire of Rome was in 1964.
# The same years without month are written right, and `isBefore` is right, so that a sorted list and a comparison of the same dates
# disagree. The offset of a time is kept as text and counts nowhere: what was 9.20 the next day in Greenwich is before its midnight,
# for sure (`YES`, no `MAYBE`). edtf 4.11.1 reads all of them right. The documentation names years 0 and "precise moments", and
# no exception. Seen with Node 20.20.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts @edtf-ts/core@0.4.2 edtf@4.11.1
cat >check.mjs <<'JS'
import { FuzzyDate, sort } from '@edtf-ts/core'
import edtf from 'edtf'

const first = (ms) => new Date(Number(ms)).toISOString().slice(0, 16)
for (const text of ['0079-08-24', '0064-07-18/0064-07-27', '0079', '0114-08-24', '1985-04-12T23:20:30-10:00']) {
  const date = FuzzyDate.parse(text)
  console.log(`${text}: ${date.format()}, from ${first(date.minMs)}, edtf from ${first(edtf(text).min)}`)
}
const [early, late] = ['0079-08-24', '1066-10-14'].map((text) => FuzzyDate.parse(text))
console.log(`before: ${early.isBefore(late)}, sorted: ${sort([late, early]).map((date) => date.edtf)}`)
const evening = FuzzyDate.parse('1985-04-12T23:20:30-10:00')
console.log(`evening before midnight: ${evening.isBefore(FuzzyDate.parse('1985-04-13T00:00:00Z'))}`)
JS
seen=$(node check.mjs)
echo "$seen"
diff - <(echo "$seen") <<'END'
0079-08-24: August 24, 1979, from 1979-08-24T00:00, edtf from 0079-08-24T00:00
0064-07-18/0064-07-27: July 18, 1964 to July 27, 1964, from 1964-07-18T00:00, edtf from 0064-07-18T00:00
0079: 79, from 1979-01-01T00:00, edtf from 0079-01-01T00:00
0114-08-24: August 24, 114, from 0114-08-24T00:00, edtf from 0114-08-24T00:00
1985-04-12T23:20:30-10:00: April 12, 1985 at 11:20:30 PM -10:00, from 1985-04-12T23:20, edtf from 1985-04-13T09:20
before: YES, sorted: 1066-10-14,0079-08-24
evening before midnight: YES
END
