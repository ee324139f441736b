#!/usr/bin/env bash
# @tiptap/markdown 3.35.0 saves a paragraph that begins with a year as a list, and a block of code that shows a fence as two.
#
# The extension reads Markdown into the editor and writes it out again. What it writes escapes stars and underscores, but no
# number at the beginning of a line: "2024. A year of audits", a paragraph in the editor, is a list from 2024 on when the file is
# opened again, and its first word is gone. A block of code is fenced with three backticks whatever stands in it, so that one
# that shows how code is fenced comes back as two empty ones. A year before a comma, and stars, come back as they were. Seen with
# Node 20.20.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts \
  @tiptap/markdown@3.35.0 @tiptap/core@3.35.0 @tiptap/pm@3.35.0 @tiptap/starter-kit@3.35.0
cat >check.mjs <<'JS'
import { MarkdownManager } from '@tiptap/markdown'
import StarterKit from '@tiptap/starter-kit'

const markdown = new MarkdownManager({ extensions: [StarterKit] })
const shape = ({ type, text, content = [] }) => text ?? `${type}(${content.map(shape).join(' ')})`
for (const text of ['2024\\. A year of audits', '2024, a year of \\*audits\\*', '````\n```\n````']) {
  const read = markdown.parse(text)
  const saved = markdown.serialize(read)
  console.log(JSON.stringify(text), shape(read))
  console.log('  ', JSON.stringify(saved), shape(markdown.parse(saved)))
}
JS
seen=$(node check.mjs)
echo "$seen"
diff - <(echo "$seen") <<'END'
"2024\\. A year of audits" doc(paragraph(2024. A year of audits))
   "2024. A year of audits" doc(orderedList(listItem(paragraph(A year of audits))))
"2024, a year of \\*audits\\*" doc(paragraph(2024, a year of *audits*))
   "2024, a year of \\*audits\\*" doc(paragraph(2024, a year of *audits*))
"````\n```\n````" doc(codeBlock(```))
   "```\n```\n```" doc(codeBlock() codeBlock())
END
