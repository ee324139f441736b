#!/usr/bin/env bash
# @portabletext/markdown 2.2.0 makes one word of two where an item of a list has two paragraphs.
#
# A numbered clause often has a second paragraph: indented below the first, it belongs to the item (CommonMark, 5.2).
# `markdownToPortableText` makes one block of the item and joins its paragraphs without anything between them: "Fees" and
# "Term" are "FeesTerm", in the documents of Sanity from then on. Two paragraphs of a quotation are two blocks, and a line break
# written as `\` is one, so one expects the same of an item. The README says what becomes of lists that are deep or skip a
# level, and that a way there and back loses nothing but spelling; nothing of paragraphs in items. Seen with Node 20.20.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts @portabletext/markdown@2.2.0
cat >check.mjs <<'JS'
import { markdownToPortableText } from '@portabletext/markdown'

const words = (value) =>
  Array.isArray(value)
    ? value.flatMap(words)
    : value?._type === 'block'
      ? [value.children.map(({ text }) => text).join('')]
      : value && typeof value === 'object'
        ? Object.values(value).flatMap(words)
        : []
for (const text of ['1. Fees\n\n   Term\n2. Notice', '- Fees\n\n  Term', '> Fees\n>\n> Term', 'Fees\\\nTerm'])
  console.log(JSON.stringify(words(markdownToPortableText(text))))
JS
seen=$(node check.mjs)
echo "$seen"
[ "$seen" = '["FeesTerm","Notice"]
["FeesTerm"]
["Fees","Term"]
["Fees\nTerm"]' ]
