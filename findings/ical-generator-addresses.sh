#!/usr/bin/env bash
# ical-generator 10.2.0 writes a web address with backslashes in it.
#
# It escapes commas and semicolons of `URL` as if the value were words. A value of the type URI is written as it is (RFC 5545,
# 3.3.11 is of TEXT alone, 3.3.13 has no escapes), and the library says itself that it is one: `URL;VALUE=URI:`. A reader that
# keeps to the format opens another address than the organizer gave; ical.js 2.2.1, which does, is asked here.
# Seen with Node 20.20.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts ical-generator@10.2.0 ical.js@2.2.1
cat >check.mjs <<'JS'
import ICAL from 'ical.js'
import ical from 'ical-generator'

const url = 'https://events.example/map/51.5,-0.12;room=2'
const calendar = ical({ name: 'Events' })
calendar.createEvent({ start: new Date('2026-03-01T10:00:00Z'), summary: 'Briefing', url })
const text = calendar.toString()
console.log(/^URL.*$/m.exec(text)[0].trim())
const [event] = new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent')
console.log(event.getFirstPropertyValue('url'))
JS
seen=$(node check.mjs)
echo "$seen"
[ "$seen" = 'URL;VALUE=URI:https://events.example/map/51.5\,-0.12\;room=2
https://events.example/map/51.5\,-0.12\;room=2' ]
