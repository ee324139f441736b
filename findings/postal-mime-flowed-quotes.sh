#!/usr/bin/env bash
# postal-mime 4.0.0 puts quote marks into sentences, and an answer into the quotation that it answers.
#
# Of `format=flowed` (RFC 3676) a line that ends in a space goes on in the next one; the quote marks of both are taken off first,
# and where their number changes the paragraph ends in any case (section 4.5: no sender should write it so, and a reader
# has to expect it). postal-mime joins the lines as they are. A long quotation has a mark in every sentence, and words of the
# one who answers become words of the one who is quoted. mailparser 3.14.2 reads all of it as the RFC does. Text without
# a quotation is right, so it shows in threads alone. Not in the documentation. Seen with Node 20.20.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts postal-mime@4.0.0 mailparser@3.14.2
cat >check.mjs <<'JS'
import { simpleParser } from 'mailparser'
import PostalMime from 'postal-mime'

for (const lines of [
  ['> Fees are due in ten ', '> days.', 'Yes.'],
  ['> Fees are due in ten days. ', 'Not before May.'],
  ['>> Is it agreed? ', '> No. ', 'Yes.'],
]) {
  const mail = [
    ...['From: a@a.example', 'To: b@b.example', 'Subject: Fees', 'MIME-Version: 1.0'],
    ...['Content-Type: text/plain; charset=utf-8; format=flowed', '', ...lines, ''],
  ].join('\r\n')
  const { text } = await PostalMime.parse(mail)
  const { text: other } = await simpleParser(mail)
  const shown = (words) => words.trim().split('\n').map((line) => line.trim()).join(' / ')
  console.log(`postal-mime: ${shown(text)}`)
  console.log(`mailparser:  ${shown(other)}`)
}
JS
seen=$(node check.mjs)
echo "$seen"
[ "$seen" = 'postal-mime: > Fees are due in ten > days. / Yes.
mailparser:  > Fees are due in ten days. / Yes.
postal-mime: > Fees are due in ten days. Not before May.
mailparser:  > Fees are due in ten days. / Not before May.
postal-mime: >> Is it agreed? > No. Yes.
mailparser:  >> Is it agreed? / > No. / Yes.' ]
