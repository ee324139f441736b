#!/usr/bin/env bash
# ical-expander 3.2.0 shows no further meeting of a month once one of them has been postponed to the next.
#
# `between` walks through a series and stops at the first occurrence that begins after the end of the range. It asks for the
# new date of one that was moved (RECURRENCE-ID, RFC 5545, 3.8.4.4), not for its place in the series: with the meeting of
# 12 January put off to 20 February, the January list ends on the 5th, though the 19th and the 26th stand. By the same
# walk one that was brought forward, from February into January, is in neither month. A range that holds both months, or
# none given, has everything. The README says that moved occurrences are dealt with; issue 14, of one that was moved by a
# day, is closed. Seen with Node 20.20.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts ical-expander@3.2.0
cat >check.mjs <<'JS'
import IcalExpander from 'ical-expander'

const event = (day, more) =>
  ['BEGIN:VEVENT', 'UID:1', 'DTSTAMP:20260101T000000Z', `DTSTART:${day}T100000Z`, `DTEND:${day}T110000Z`, more, 'END:VEVENT']
const series = event('20260105', 'RRULE:FREQ=WEEKLY;COUNT=6')
const months = { January: ['2026-01-01', '2026-02-01'], February: ['2026-02-01', '2026-03-01'], both: ['2026-01-01', '2026-03-01'] }
for (const [name, moved] of Object.entries({
  'as planned': [],
  'January 12 put off': event('20260220', 'RECURRENCE-ID:20260112T100000Z'),
  'February 9 brought forward': event('20260115', 'RECURRENCE-ID:20260209T100000Z'),
})) {
  const lines = ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Example//EN', ...series, ...moved, 'END:VCALENDAR', '']
  for (const [month, range] of Object.entries(months)) {
    const { occurrences, events } = new IcalExpander({ ics: lines.join('\r\n') }).between(...range.map((day) => new Date(day)))
    const days = [...occurrences, ...events].map(({ startDate }) => startDate.toString().slice(5, 10))
    console.log(`${name}, ${month}: ${days.sort().join(' ')}`)
  }
}
JS
seen=$(node check.mjs)
echo "$seen"
[ "$seen" = 'as planned, January: 01-05 01-12 01-19 01-26
as planned, February: 02-02 02-09
as planned, both: 01-05 01-12 01-19 01-26 02-02 02-09
January 12 put off, January: 01-05
January 12 put off, February: 02-02 02-09 02-20
January 12 put off, both: 01-05 01-19 01-26 02-02 02-09 02-20
February 9 brought forward, January: 01-05 01-12 01-19 01-26
February 9 brought forward, February: 02-02
February 9 brought forward, both: 01-05 01-12 01-15 01-19 01-26 02-02' ]
