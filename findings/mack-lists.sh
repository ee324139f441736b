#!/usr/bin/env bash
# @tryfabric/mack 1.2.1 leaves the lists inside a list out of a message for Slack, and every sign that is escaped.
#
# It writes Markdown as blocks of Slack. Of an item of a list only what stands in its first line comes: points below it, further
# paragraphs and code are gone, though the README names lists as supported and block quotes alone as limited. "It rains \*now\*"
# loses its asterisks and "2024\. That year" the point (CommonMark 0.31, 2.4: the sign without the backslash is left). Two lines
# with a break between them are one word, and a list that begins at 4 begins at 1. Boxes of tasks, which the README says are
# "prefixed with '* '", done and open look the same. Nothing is thrown. Seen with Node 20.20.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts @tryfabric/mack@1.2.1
cat >check.mjs <<'JS'
import mack from '@tryfabric/mack'

for (const markdown of [
  '- Fees\n  - rise in May\n  - fall in June\n- Terms',
  '1. The client pays.\n\n   The firm does not.\n2. End.',
  '4. Fourth',
  '- [x] signed\n- [ ] paid',
  'It rains \\*now\\*.',
  '2024\\. That year',
  'Main Street 1\\\nColumbus',
]) {
  const blocks = await mack.markdownToBlocks(markdown)
  console.log(`${JSON.stringify(markdown)}: ${JSON.stringify(blocks.map(({ text }) => text.text).join('\n'))}`)
}
JS
seen=$(node check.mjs)
echo "$seen"
diff - <(echo "$seen") <<'END'
"- Fees\n  - rise in May\n  - fall in June\n- Terms": "• Fees\n• Terms"
"1. The client pays.\n\n   The firm does not.\n2. End.": "1. The client pays.\n2. End."
"4. Fourth": "1. Fourth"
"- [x] signed\n- [ ] paid": "• signed\n• paid"
"It rains \\*now\\*.": "It rains now."
"2024\\. That year": "2024 That year"
"Main Street 1\\\nColumbus": "Main Street 1Columbus"
END
