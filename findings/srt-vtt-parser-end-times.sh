#!/usr/bin/env bash
# @plussub/srt-vtt-parser 2.0.5 lets a caption that has a place on the screen stand for minutes.
#
# In WebVTT hours may be left out of a time, and settings of the caption stand behind its end on the same line (W3C WebVTT,
# 4.1). Where both are so, the parser divides the end with its setting at every colon: "00:06.000 line:0" is read as hours,
# minutes and seconds, and six seconds become six minutes, over all captions that follow; "01:30.250 position:10%" ends after an
# hour and a half; "align:start" gives NaN, which JSON writes as null. With the hours written, or without a setting, all is
# right. A caption without words, which the format allows, takes the next one as its own text, time and all, in SRT too.
# Seen with Node 20.20.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts @plussub/srt-vtt-parser@2.0.5
cat >check.mjs <<'JS'
import { parse } from '@plussub/srt-vtt-parser'

for (const times of [
  '00:05.000 --> 00:06.000',
  '00:05.000 --> 00:06.000 line:0',
  '00:59.000 --> 01:30.250 position:10%',
  '00:05.000 --> 00:06.500 align:start',
  '00:00:05.000 --> 00:00:06.000 line:0',
]) {
  const [{ from, to }] = parse(`WEBVTT\n\n${times}\nWords\n`).entries
  console.log(`${times}: ${from} to ${to}`)
}
for (const text of [
  'WEBVTT\n\n00:05.000 --> 00:06.000\n\n00:07.000 --> 00:08.000\nWords\n',
  '1\n00:00:05,000 --> 00:00:06,000\n\n2\n00:00:07,000 --> 00:00:08,000\nWords\n',
])
  console.log(JSON.stringify(parse(text).entries.map((entry) => entry.text)))
JS
seen=$(node check.mjs)
echo "$seen"
diff - <(echo "$seen") <<'END'
00:05.000 --> 00:06.000: 5000 to 6000
00:05.000 --> 00:06.000 line:0: 5000 to 360000
00:59.000 --> 01:30.250 position:10%: 59000 to 5400010
00:05.000 --> 00:06.500 align:start: 5000 to NaN
00:00:05.000 --> 00:00:06.000 line:0: 5000 to 6000
["\n00:07.000 --> 00:08.000\nWords"]
["\n2\n00:00:07,000 --> 00:00:08,000\nWords"]
END
