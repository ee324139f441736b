#!/usr/bin/env bash
# rrule-temporal 2.2.8 leaves out what falls into the hour that a change of the clock skips, and one of the two that it repeats.
#
# A time that does not exist on a day is meant with the offset before the change (RFC 5545, 3.3.5 and 3.3.10): 2.30 in Berlin on
# March 29, 2026 is 3.30. A series that begins the day before has nothing on that day, and what is monthly on the last Sunday nothing
# in March; COUNT goes on to a later day. A series that begins on that day is at 3.30 on all days after it. Every hour in October
# has 2.30 once, so two hours lie between two of an hourly series. Every half hour in March is right. Seen with Node 20.20.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts rrule-temporal@2.2.8
cat >check.mjs <<'JS'
import { RRuleTemporal } from 'rrule-temporal'

for (const [start, rule] of [
  ['20260328T023000', 'FREQ=DAILY;COUNT=3'],
  ['20260222T023000', 'FREQ=MONTHLY;BYDAY=-1SU;COUNT=3'],
  ['20260329T023000', 'FREQ=DAILY;COUNT=3'],
  ['20261025T003000', 'FREQ=HOURLY;COUNT=5'],
  ['20260329T010000', 'FREQ=MINUTELY;INTERVAL=30;COUNT=4'],
]) {
  const series = new RRuleTemporal({ rruleString: `DTSTART;TZID=Europe/Berlin:${start}\nRRULE:${rule}` })
  console.log(`${start} ${rule}\n   ${series.all().map((time) => `${time}`.slice(5, 16) + time.offset).join(' ')}`)
}
JS
seen=$(node check.mjs)
echo "$seen"
diff - <(echo "$seen") <<'END'
20260328T023000 FREQ=DAILY;COUNT=3
   03-28T02:30+01:00 03-30T02:30+02:00 03-31T02:30+02:00
20260222T023000 FREQ=MONTHLY;BYDAY=-1SU;COUNT=3
   02-22T02:30+01:00 04-26T02:30+02:00 05-31T02:30+02:00
20260329T023000 FREQ=DAILY;COUNT=3
   03-29T03:30+02:00 03-30T03:30+02:00 03-31T03:30+02:00
20261025T003000 FREQ=HOURLY;COUNT=5
   10-25T00:30+02:00 10-25T01:30+02:00 10-25T02:30+02:00 10-25T03:30+01:00 10-25T04:30+01:00
20260329T010000 FREQ=MINUTELY;INTERVAL=30;COUNT=4
   03-29T01:00+01:00 03-29T01:30+01:00 03-29T03:00+02:00 03-29T03:30+02:00
END
