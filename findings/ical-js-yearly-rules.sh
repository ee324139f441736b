#!/usr/bin/env bash
# ical.js 2.2.1 makes a weekly meeting of a yearly one, and loses the ends of quarters from the second year on.
#
# "Every 20th Monday of the year" and "Monday of week number 20" are examples of RFC 5545 itself (3.8.5.3). Read by ical.js
# the first comes every week from then on, the second begins a week late and comes every week too. "The last day of March,
# June, September and December" (`BYMONTH=3,6,9,12;BYMONTHDAY=-1`) is right for the whole first year, where everybody
# looks; in the second one June and September end on 1 July and 1 October. Nothing is reported. The same days as
# `FREQ=MONTHLY` are right, and so is `BYDAY=-1SU` with months, by which time zones are written. rrule 2.8.1 reads all of
# them as the RFC does. Not in the documentation; issue 91 tells of 29 February, which comes as 1 March.
# Seen with Node 20.20.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts ical.js@2.2.1 rrule@2.8.1
cat >check.mjs <<'JS'
import ICAL from 'ical.js'
import rrule from 'rrule'

const shown = (rule, start, count) => {
  const event = new ICAL.Component('vevent')
  event.addPropertyWithValue('dtstart', ICAL.Time.fromString(start))
  event.addPropertyWithValue('rrule', ICAL.Recur.fromString(rule))
  const iterator = new ICAL.Event(event).iterator()
  return Array.from({ length: count }, () => iterator.next().toString().slice(0, 10))
}
const expected = (rule, start, count) =>
  rrule
    .rrulestr(`DTSTART:${start.replace(/[-:]/g, '')}\nRRULE:${rule}`)
    .all((_, index) => index < count)
    .map((day) => day.toISOString().slice(0, 10))

for (const [rule, start, count] of [
  ['FREQ=YEARLY;BYDAY=20MO', '1997-05-19T09:00:00Z', 3],
  ['FREQ=YEARLY;BYWEEKNO=20;BYDAY=MO', '1997-05-12T09:00:00Z', 3],
  ['FREQ=YEARLY;BYMONTH=3,6,9,12;BYMONTHDAY=-1', '2026-03-31T09:00:00Z', 8],
  ['FREQ=MONTHLY;BYMONTH=3,6,9,12;BYMONTHDAY=-1', '2026-03-31T09:00:00Z', 8],
]) {
  const [one, other] = [shown, expected].map((read) => read(rule, start, count).join(' '))
  console.log(rule)
  console.log(one === other ? '  both' : '  ical.js', one)
  if (one !== other) console.log('  rrule', other)
}
JS
seen=$(node check.mjs)
echo "$seen"
[ "$seen" = 'FREQ=YEARLY;BYDAY=20MO
  ical.js 1997-05-19 1997-05-26 1997-06-02
  rrule 1997-05-19 1998-05-18 1999-05-17
FREQ=YEARLY;BYWEEKNO=20;BYDAY=MO
  ical.js 1997-05-19 1997-05-26 1997-06-02
  rrule 1997-05-12 1998-05-11 1999-05-17
FREQ=YEARLY;BYMONTH=3,6,9,12;BYMONTHDAY=-1
  ical.js 2026-03-31 2026-06-30 2026-09-30 2026-12-31 2027-03-31 2027-07-01 2027-10-01 2027-12-31
  rrule 2026-03-31 2026-06-30 2026-09-30 2026-12-31 2027-03-31 2027-06-30 2027-09-30 2027-12-31
FREQ=MONTHLY;BYMONTH=3,6,9,12;BYMONTHDAY=-1
  both 2026-03-31 2026-06-30 2026-09-30 2026-12-31 2027-03-31 2027-06-30 2027-09-30 2027-12-31' ]
