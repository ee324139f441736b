#!/usr/bin/env bash
# cal-parser 1.0.2 gives an event the description of its alarm.
#
# An alarm stands inside of its event and has a description of its own, which a reminder shows (RFC 5545, section 3.6.6; for
# one that is displayed it has to be there). The parser reads its lines as if they were the event's, so that the later one
# takes the place of the first: the agenda of a meeting is gone, and the words of the reminder stand there. An event without
# alarm keeps its own. Seen with Node 20.20.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts cal-parser@1.0.2
cat >check.mjs <<'JS'
import parser from 'cal-parser'

const alarm = ['BEGIN:VALARM', 'ACTION:DISPLAY', 'DESCRIPTION:In 15 minutes', 'TRIGGER:-PT15M', 'END:VALARM']
const calendar = (more) =>
  [
    ...['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Example//EN', 'BEGIN:VEVENT', 'UID:1@a.example'],
    ...['DTSTAMP:20261121T035500Z', 'DTSTART:20261210T180000Z', 'SUMMARY:Review', 'DESCRIPTION:The agenda'],
    ...[...more, 'END:VEVENT', 'END:VCALENDAR', ''],
  ].join('\r\n')
for (const more of [[], alarm]) console.log(parser.parseString(calendar(more)).events[0].description.value)
JS
seen=$(node check.mjs)
echo "$seen"
[ "$seen" = 'The agenda
In 15 minutes' ]
