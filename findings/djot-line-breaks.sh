#!/usr/bin/env bash
# @djot/djot 0.3.2 cannot write a line break, and writes a sentence that begins with a number as a list.
#
# renderDjot turns a parsed text, or one that comes from pandoc, into djot again. A backslash at the end of a line, which is how
# djot breaks a line (an address on an envelope, a poem), ends it with "No renderer defined for node type hard_break": the
# table of what it writes lacks that one. The backslash that keeps "1. We agree." a sentence is
# not written, and the text is a list from then on. The same tree becomes HTML without trouble. Seen with Node 20.20.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts @djot/djot@0.3.2
cat >check.mjs <<'JS'
import { parse, renderDjot, renderHTML } from '@djot/djot'

const html = (text) => renderHTML(parse(text)).replaceAll('\n', '')
for (const text of ['Main Street 1\\\nColumbus', 'Main Street 1\nColumbus', '1\\. We agree.', '\\_id\\_ stays']) {
  console.log(html(text))
  try {
    console.log('  ', html(renderDjot(parse(text))))
  } catch ({ message }) {
    console.log('  ', message)
  }
}
JS
seen=$(node check.mjs)
echo "$seen"
diff - <(echo "$seen") <<'END'
<p>Main Street 1<br>Columbus</p>
   No renderer defined for node type hard_break
<p>Main Street 1Columbus</p>
   <p>Main Street 1Columbus</p>
<p>1. We agree.</p>
   <ol><li>We agree.</li></ol>
<p>_id_ stays</p>
   <p>_id_ stays</p>
END
