#!/usr/bin/env bash
# @lexical/markdown 0.52.0 saves a quotation of two paragraphs with an empty quotation between them, and an address with signs
# that are not in it.
#
# The editor reads Markdown and writes it out again. The empty line between two paragraphs of a quotation comes back with a sign
# of quotation of its own, which is an empty quotation inside the first one. The underscores of an address in a text are escaped,
# as in any word, also between angle brackets, where a backslash is a sign like others (CommonMark 6.5) as it is in a bare address
# (GFM 6.9): the link leads elsewhere. A quotation of one paragraph in two lines, and the address of a link with words of its own,
# come back as they were. Seen with Node 20.20.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts lexical@0.52.0 @lexical/markdown@0.52.0 @lexical/headless@0.52.0 \
  @lexical/list@0.52.0 @lexical/link@0.52.0 @lexical/rich-text@0.52.0 @lexical/code@0.52.0 micromark@4.0.2 \
  micromark-extension-gfm-autolink-literal@2.1.0
cat >check.mjs <<'JS'
import { CodeHighlightNode, CodeNode } from '@lexical/code'
import { createHeadlessEditor } from '@lexical/headless'
import { LinkNode } from '@lexical/link'
import { ListItemNode, ListNode } from '@lexical/list'
import { $convertFromMarkdownString, $convertToMarkdownString, TRANSFORMERS } from '@lexical/markdown'
import { HeadingNode, QuoteNode } from '@lexical/rich-text'
import { micromark } from 'micromark'
import { gfmAutolinkLiteral, gfmAutolinkLiteralHtml } from 'micromark-extension-gfm-autolink-literal'

const editor = createHeadlessEditor({
  nodes: [ListNode, ListItemNode, LinkNode, HeadingNode, QuoteNode, CodeNode, CodeHighlightNode],
  onError(error) {
    throw error
  },
})
function saved(text) {
  editor.update(() => void $convertFromMarkdownString(text, TRANSFORMERS), { discrete: true })
  return editor.read(() => $convertToMarkdownString(TRANSFORMERS))
}
const html = (text) =>
  micromark(text, { extensions: [gfmAutolinkLiteral()], htmlExtensions: [gfmAutolinkLiteralHtml()] }).replaceAll('\n', '')
for (const text of ['> One.\n>\n> Two.', '> One.\n> Two.', 'See https://www.example.com/a_b.', 'See <https://www.example.com/a_b>.', 'See [it](https://www.example.com/a_b).'])
  for (const [name, now] of [['given', text], ['saved', saved(text)]]) console.log(name, JSON.stringify(now), html(now))
JS
seen=$(NODE_ENV=production node check.mjs)
echo "$seen"
diff - <(echo "$seen") <<'END'
given "> One.\n>\n> Two." <blockquote><p>One.</p><p>Two.</p></blockquote>
saved "> One.\n> >\n> Two." <blockquote><p>One.</p><blockquote></blockquote><p>Two.</p></blockquote>
given "> One.\n> Two." <blockquote><p>One.Two.</p></blockquote>
saved "> One.\n> Two." <blockquote><p>One.Two.</p></blockquote>
given "See https://www.example.com/a_b." <p>See <a href="https://www.example.com/a_b">https://www.example.com/a_b</a>.</p>
saved "See https://www.example.com/a\\_b." <p>See <a href="https://www.example.com/a%5C_b">https://www.example.com/a\_b</a>.</p>
given "See <https://www.example.com/a_b>." <p>See <a href="https://www.example.com/a_b">https://www.example.com/a_b</a>.</p>
saved "See <https://www.example.com/a\\_b>." <p>See <a href="https://www.example.com/a%5C_b">https://www.example.com/a\_b</a>.</p>
given "See [it](https://www.example.com/a_b)." <p>See <a href="https://www.example.com/a_b">it</a>.</p>
saved "See [it](https://www.example.com/a_b)." <p>See <a href="https://www.example.com/a_b">it</a>.</p>
END
