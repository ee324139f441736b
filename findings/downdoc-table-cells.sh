#!/usr/bin/env bash
# downdoc 1.1.0-stable takes the first cell of a table for its whole head and leaves the last one out.
#
# AsciiDoc lets every cell of a table stand on a line of its own where the number of columns is given, and `%header` makes the
# first row the head. downdoc, which turns AsciiDoc into Markdown for npm and others, ends that head with the first line: the
# second title becomes a value, all values move by one, and the last is gone without a message. The head has fewer
# cells than the line of dashes below it, so that GitHub draws no table at all. `options=header`, the long form of the same,
# makes the head a row below an empty one. An escaped bar in a cell, `5 \| 6`, divides the cell, and the value behind it is gone.
# Its README names tables with an explicit head as supported. Seen with Node 20.20.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts downdoc@1.1.0-stable
cat >check.mjs <<'JS'
import downdoc from 'downdoc'

const rows = '|Fee\n|Due\n\n|$5,000\n|30 days\n\n|$7,000\n|45 days\n|==='
console.log(downdoc(`[%header,cols="1,2"]\n|===\n${rows}`))
console.log(downdoc(`[cols="1,2",options=header]\n|===\n${rows}`))
console.log(downdoc('|===\n|Fee |Due\n\n|5 \\| 6\n|30 days\n|==='))
JS
seen=$(node check.mjs)
echo "$seen"
diff - <(echo "$seen") <<'END'
| Fee |
| --- | --- |
| Due | $5,000 |
| 30 days | $7,000 |
|     |     |
| --- | --- |
| Fee | Due |
| $5,000 | 30 days |
| $7,000 | 45 days |
| Fee | Due |
| --- | --- |
| 5 \ | 6 |
END
