#!/usr/bin/env bash
# html-to-text 10.0.1 writes a term and what it means as one word.
#
# `dt` and `dd` are blocks in every style sheet of browsers (HTML Living Standard, 15.3.3), and the library keeps other blocks
# apart. Those of a list of terms it writes side by side, also several terms one behind the other: "Price$9,000Term90 days".
# Mails and indexes made by it hold words that nobody wrote. `selectors: [{ selector: 'dt', format: 'block' }, …]` helps.
# Seen with Node 20.20.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts html-to-text@10.0.1
cat >check.mjs <<'JS'
import { convert } from 'html-to-text'

const list = '<dl><dt>Price</dt><dd>$9,000</dd><dt>Term</dt><dd>90 days</dd></dl>'
console.log(JSON.stringify(convert(list)))
console.log(JSON.stringify(convert('<p>Price</p><div>$9,000</div>')))
JS
seen=$(node check.mjs)
echo "$seen"
[ "$seen" = '"Price$9,000Term90 days"
"Price\n\n$9,000"' ]
