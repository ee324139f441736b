#!/usr/bin/env bash
# @contentful/rich-text-from-markdown 16.2.2 joins the two words at a line break, and drops the words of links by reference.
#
# It moves texts from Markdown into Contentful. What it has no node for goes to a function that may give one; without it, or when
# it has none to give, a picture or a block of code goes, as its guide says. So do things that are no more than a way to write text:
# a line break takes the space between two lines with it ("Main Street 1Columbus"), and a link whose address stands further down
# goes with its words. The same link with its address beside it stays, and so do lines without a break. One tilde on each side,
# as in H~2~O, strikes the number through. Seen with Node 20.20.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts @contentful/rich-text-from-markdown@16.2.2 \
  @contentful/rich-text-html-renderer@17.2.2
cat >check.mjs <<'JS'
import { richTextFromMarkdown } from '@contentful/rich-text-from-markdown'
import { documentToHtmlString } from '@contentful/rich-text-html-renderer'

for (const text of [
  'Main Street 1  \nColumbus',
  'Main Street 1\\\nColumbus',
  'Main Street 1\nColumbus',
  'Read [our terms][terms] first.\n\n[terms]: /terms',
  'Read [our terms](/terms) first.',
  'H~2~O',
])
  console.log(JSON.stringify(documentToHtmlString(await richTextFromMarkdown(text))))
JS
seen=$(node check.mjs)
echo "$seen"
diff - <(echo "$seen") <<'END'
"<p>Main Street 1Columbus</p>"
"<p>Main Street 1Columbus</p>"
"<p>Main Street 1\nColumbus</p>"
"<p>Read  first.</p>"
"<p>Read <a href=\"/terms\">our terms</a> first.</p>"
"<p>H<s>2</s>O</p>"
END
