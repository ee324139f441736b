#!/usr/bin/env bash
# ts-ics 2.4.6 escapes the words of an event, and neither writes nor reads those of its alarm that way.
#
# A comma, a semicolon, a backslash and a line break are escaped in every value of the type TEXT (RFC 5545, section 3.3.11),
# the description of an alarm among them. The library does so for the event: its agenda of two lines is one property. The
# same two lines in the alarm are written as they are, so that the second one is a line of the file without a name. Read, a
# comma of an alarm keeps its backslash, which the reminder then shows. SEQUENCE:0, which says that a meeting is at its first
# version, is read as no number at all. Seen with Node 20.20.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts ts-ics@2.4.6
cat >check.mjs <<'JS'
import { convertIcsCalendar, generateIcsCalendar } from 'ts-ics'

const at = (day) => ({ date: new Date(`${day}Z`), type: 'DATE-TIME' })
const trigger = { type: 'relative', value: { before: true, minutes: 15 }, options: {} }
const description = 'Fees\nTerm'
const event = { uid: '1@a.example', stamp: at('2026-11-21T03:55:00'), start: at('2026-12-10T18:00:00'), summary: 'Review' }
const written = generateIcsCalendar({
  version: '2.0',
  prodId: '-//Example//EN',
  events: [{ ...event, end: at('2026-12-10T19:00:00'), description, alarms: [{ action: 'DISPLAY', description, trigger }] }],
})
console.log(written.split(/\r?\n/).filter((line) => /Fees|Term/.test(line)).join(' / '))

const file = [
  ...['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Example//EN', 'BEGIN:VEVENT', 'UID:1@a.example', 'SEQUENCE:0'],
  ...['DTSTAMP:20261121T035500Z', 'DTSTART:20261210T180000Z', 'DTEND:20261210T190000Z', 'SUMMARY:Fees\\, term'],
  ...['BEGIN:VALARM', 'ACTION:DISPLAY', 'DESCRIPTION:Fees\\, term', 'TRIGGER:-PT15M', 'END:VALARM'],
  ...['END:VEVENT', 'END:VCALENDAR', ''],
].join('\r\n')
const [read] = convertIcsCalendar(undefined, file).events
console.log(read.summary, '/', read.alarms[0].description, '/', read.sequence)
JS
seen=$(node check.mjs)
echo "$seen"
[ "$seen" = 'DESCRIPTION:Fees\nTerm / DESCRIPTION:Fees / Term
Fees, term / Fees\, term / undefined' ]
