#!/usr/bin/env bash
# @messageformat/fluent 0.14.0 shows every date of a Fluent text with the time of day, and every time with the date.
#
# It runs texts in Fluent, the format of Firefox, on MessageFormat 2. What a text says of a date (`dateStyle: "medium"`,
# `month: "long"`, `weekday: "long"`; Fluent's guide, "Built-in Functions") goes to a function that knows no option of that name: a
# deadline gets an hour that nobody wrote, and "Closed on Wednesday" the year. The README's own example, which it says prints
# "Today is Feb 2, 2022", is among them. A date without a function comes out with seconds and zone. The function that is given
# for errors hears of none. Numbers are right. @fluent/bundle 0.19.1, Fluent's own library, is asked first. Seen with Node 20.20.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts @messageformat/fluent@0.14.0 messageformat@4.0.0 @fluent/bundle@0.19.1
cat >check.mjs <<'JS'
import { FluentBundle, FluentResource } from '@fluent/bundle'
import { fluentToResource } from '@messageformat/fluent'

const values = { day: new Date(Date.UTC(2022, 1, 2, 15, 4)), fee: 1234.5 }
const plain = (text) => `${text}`.replace(/[\u2066-\u2069]/g, '').replace(/\s/g, ' ')
for (const text of [
  'Due { DATETIME($day, dateStyle: "medium", timeZone: "UTC") }',
  'Due { DATETIME($day, month: "long", day: "numeric", timeZone: "UTC") }',
  'Closed on { DATETIME($day, weekday: "long", timeZone: "UTC") }',
  'Opens at { DATETIME($day, timeStyle: "short", timeZone: "UTC") }',
  'Pay { NUMBER($fee, minimumFractionDigits: 2) }',
  'Signed { $day }',
]) {
  const bundle = new FluentBundle('en')
  bundle.addResource(new FluentResource(`text = ${text}\n`))
  const expected = bundle.formatPattern(bundle.getMessage('text').value, values)
  const errors = []
  const shown = fluentToResource('en', `text = ${text}\n`).get('text').get('').format(values, (error) => errors.push(error))
  console.log([expected, ...errors, shown].map(plain).join(' -> '))
}
JS
seen=$(TZ=UTC node check.mjs)
echo "$seen"
diff - <(echo "$seen") <<'END'
Due Feb 2, 2022 -> Due Feb 2, 2022, 3:04 PM
Due February 2 -> Due Feb 2, 2022, 3:04 PM
Closed on Wednesday -> Closed on Feb 2, 2022, 3:04 PM
Opens at 3:04 PM -> Opens at Feb 2, 2022, 3:04 PM
Pay 1,234.50 -> Pay 1,234.50
Signed 2/2/2022 -> Signed Wed Feb 02 2022 15:04:00 GMT+0000 (Coordinated Universal Time)
END
