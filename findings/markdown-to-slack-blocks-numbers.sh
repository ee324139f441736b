#!/usr/bin/env bash
# markdown-to-slack-blocks 1.5.0 makes an emoji of the minutes of a time, and a list goes on at 1 after points below an item.
#
# It writes Markdown as blocks of Slack, and back "cleanly", as its README says. In items and quotations what stands between two
# colons is an emoji, whatever it is: of "10:30:45" Slack gets "at 10", the emoji `30` and "45", of "1:2:3" the emoji `2`; in a
# paragraph both stay. An item with points below it ends the list: the next is the first of a new one, and so is "4." where a text
# begins there, though Slack has a field for it (`offset` of `rich_text_list`). Two paragraphs of an item or a quotation and two
# lines with a break are one word. The words of a footnote, which is in the GFM it reads, are gone with their number. Items that
# are done and open are the same; the README names task lists among what Slack's own Markdown lacks. Seen with Node 20.20.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts markdown-to-slack-blocks@1.5.0
cat >check.mjs <<'JS'
import slack from 'markdown-to-slack-blocks'

function told({ type, style, offset = 0, elements = [], text, name }) {
  if (type === 'emoji') return `(emoji ${name})`
  const before = (at) => (style === 'ordered' ? `${at + 1 + offset}.` : '-')
  if (type === 'rich_text_list') return `[${elements.map((item, at) => `${before(at)} ${told(item)}`).join(', ')}]`
  return elements.length > 0 ? elements.map(told).join('') : (text?.text ?? text)
}
for (const markdown of [
  '- at 10:30:45\n- at a ratio of 1:2:3',
  'at 10:30:45',
  '1. Fees\n   - in May\n2. Terms',
  '4. Fourth',
  '- [x] signed\n- [ ] paid',
  '> We agree.\n>\n> They do not.',
  '- Main Street 1\\\n  Columbus',
  'Fees[^1] rise.\n\n[^1]: In May.',
]) {
  const blocks = slack.markdownToBlocks(markdown)
  console.log(`${JSON.stringify(markdown)}: ${blocks.map(told).join(' ')} -> ${JSON.stringify(slack.blocksToMarkdown(blocks))}`)
}
JS
seen=$(node check.mjs)
echo "$seen"
diff - <(echo "$seen") <<'END'
"- at 10:30:45\n- at a ratio of 1:2:3": [- at 10(emoji 30)45, - at a ratio of 1(emoji 2)3] -> "- at 10:30:45\n- at a ratio of 1:2:3"
"at 10:30:45": at 10:30:45 -> "at 10:30:45"
"1. Fees\n   - in May\n2. Terms": [1. Fees][- in May][1. Terms] -> "1. Fees\n  - in May\n1. Terms"
"4. Fourth": [1. Fourth] -> "1. Fourth"
"- [x] signed\n- [ ] paid": [- signed, - paid] -> "- signed\n- paid"
"> We agree.\n>\n> They do not.": We agree.They do not. -> "> We agree.They do not."
"- Main Street 1\\\n  Columbus": [- Main Street 1Columbus] -> "- Main Street 1Columbus"
"Fees[^1] rise.\n\n[^1]: In May.": Fees rise. -> "Fees rise."
END
