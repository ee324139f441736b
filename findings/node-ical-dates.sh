#!/usr/bin/env bash
# Of a course on three evenings node-ical 0.27.2 shows the first alone, and ical.js 2.2.1 the other two.
#
# `RDATE` (RFC 5545, 3.8.5.2) names further dates of an event, for series that no rule describes; DTSTART is the first of them all.
# `expandRecurringEvent` knows nothing of RDATE, also beside a rule, and says nothing. The iterator of ical.js begins with
# the first RDATE if there is no rule: not one evening is in both. `RECURRENCE-ID;RANGE=THISANDFUTURE` (3.8.4.4) moves a
# meeting and all later ones; node-ical moves the one and leaves the later ones at their old time, ical.js moves them all.
# node-ical's README promises exceptions as the RFC has them and names neither; of ical.js pull request 534 tells.
# Seen with Node 20.20.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts node-ical@0.27.2 ical.js@2.2.1
cat >check.mjs <<'JS'
import ICAL from 'ical.js'
import ical from 'node-ical'

const event = (...lines) => ['BEGIN:VEVENT', 'UID:1@a.example', 'DTSTAMP:20251201T000000Z', ...lines, 'END:VEVENT']
const files = {
  rdate: event('DTSTART:20260107T180000Z', 'RDATE:20260109T180000Z,20260120T180000Z', 'SUMMARY:Course'),
  'rdate and rrule': event('DTSTART:20260107T180000Z', 'RRULE:FREQ=WEEKLY;COUNT=2', 'RDATE:20260120T180000Z', 'SUMMARY:Course'),
  range: [
    ...event('DTSTART:20260107T180000Z', 'RRULE:FREQ=WEEKLY;COUNT=4', 'SUMMARY:Course'),
    ...event('RECURRENCE-ID;RANGE=THISANDFUTURE:20260121T180000Z', 'DTSTART:20260121T200000Z', 'SUMMARY:Course'),
  ],
}
for (const [name, lines] of Object.entries(files)) {
  const file = ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Example//EN', ...lines, 'END:VCALENDAR', ''].join('\r\n')
  const [from, to] = ['2026-01-01T00:00:00Z', '2026-02-28T00:00:00Z'].map((day) => new Date(day))
  const one = ical.expandRecurringEvent(Object.values(ical.sync.parseICS(file)).find(({ type }) => type === 'VEVENT'), { from, to })
  const shown = (times) => times.map((time) => `${time.slice(8, 10)} at ${time.slice(11, 13)}`).join(', ')
  console.log(`${name}: ${shown(one.map(({ start }) => start.toISOString()))}`)

  const [first, ...rest] = new ICAL.Component(ICAL.parse(file)).getAllSubcomponents('vevent')
  const series = new ICAL.Event(first)
  for (const exception of rest) series.relateException(new ICAL.Event(exception))
  const [iterator, other] = [series.iterator(), []]
  for (let next = iterator.next(); next; next = iterator.next())
    other.push(series.getOccurrenceDetails(next).startDate.toString())
  console.log(`  ical.js: ${shown(other)}`)
}
JS
seen=$(node check.mjs)
echo "$seen"
[ "$seen" = 'rdate: 07 at 18
  ical.js: 09 at 18, 20 at 18
rdate and rrule: 07 at 18, 14 at 18
  ical.js: 07 at 18, 14 at 18, 20 at 18
range: 07 at 18, 14 at 18, 21 at 20, 28 at 18
  ical.js: 07 at 18, 14 at 18, 21 at 20, 28 at 20' ]
