#!/usr/bin/env bash
# Two typographers change dates: typograf 7.8.0 and tipograph 0.7.4.
#
# They put the signs of print in the place of those of the keyboard, for texts whose words stay. typograf in American English,
# where 3/4/2026 is a day in March, makes it "¾/2026", and 1/2/2027 "½/2027"; all other days are left alone. tipograph puts
# dashes and minus signs between the groups of a date, of a telephone number and of an ISBN, so that none of them is found
# by who types it, dialled or sorted. The lists of rules tell of fractions (1/2, 1/4, 3/4) and of ranges of numbers, and of
# no exception; smartypants 0.2.2 and punctilio 3.2.0 leave all of these as they are. Seen with Node 20.20.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts typograf@7.8.0 tipograph@0.7.4 smartypants@0.2.2 punctilio@3.2.0
cat >check.mjs <<'JS'
import { transform } from 'punctilio'
import { smartypants } from 'smartypants'
import tipograph from 'tipograph'
import Typograf from 'typograf'

const text = 'From 3/4/2026 to 1/2/2027, or 2026-11-30, ISBN 978-3-16-148410-0, call +44-20-5555.'
const american = new Typograf({ locale: ['en-US'] })
for (const [name, typographer] of Object.entries({
  typograf: (words) => american.execute(words),
  tipograph: tipograph(),
  smartypants,
  punctilio: transform,
}))
  console.log(`${name}: ${typographer(text)}`)
JS
seen=$(node check.mjs)
echo "$seen"
[ "$seen" = 'typograf: From ¾/2026 to ½/2027, or 2026-11-30, ISBN 978-3-16-148410-0, call +44-20-5555.
tipograph: From 3/4/2026 to 1/2/2027, or 2026–11–30, ISBN 978–3−16–148410–0, call +44–20–5555.
smartypants: From 3/4/2026 to 1/2/2027, or 2026-11-30, ISBN 978-3-16-148410-0, call +44-20-5555.
punctilio: From 3/4/2026 to 1/2/2027, or 2026-11-30, ISBN 978-3-16-148410-0, call +44-20-5555.' ]
