#!/usr/bin/env bash
# uniorg-rehype 2.2.0 counts a list from 1 that begins with another number, and makes done and open tasks the same.
#
# In Org a list begins where `[@5]` says, and `[X]` and `[ ]` say of an item whether it is done (Org manual, "Plain Lists" and
# "Checkboxes"); Emacs 28 exports the first as `value="5"`, and shows the boxes. The parser of the package (uniorg-parse 3.2.2)
# has both in its tree, printed here behind the HTML, and the step to HTML leaves them out: clause 5 is clause 1, and a
# list of tasks shows words alone. The caption of a picture goes the same way. Of what is not dealt with the README names HTML
# inside of the file only. Seen with Node 20.20.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts unified@11.0.5 uniorg-parse@3.2.2 uniorg-rehype@2.2.0 rehype-stringify@10.0.1
cat >check.mjs <<'JS'
import stringify from 'rehype-stringify'
import { unified } from 'unified'
import parse from 'uniorg-parse'
import rehype from 'uniorg-rehype'

for (const text of ['5. [@5] Fees\n6. Term', '- [X] Signed\n- [ ] Paid', '#+CAPTION: Fees by year\n[[file:fees.png]]']) {
  const [{ children, affiliated }] = unified().use(parse).parse(text).children
  const html = String(unified().use(parse).use(rehype).use(stringify).processSync(text))
  console.log(html.replaceAll('\n', ''), children.map(({ counter, checkbox }) => counter ?? checkbox ?? '').join(' '), affiliated.CAPTION ? 'caption' : '')
}
JS
seen=$(node check.mjs)
echo "$seen"
[ "$seen" = '<ol><li>Fees</li><li>Term</li></ol> 5  
<ul><li>Signed</li><li>Paid</li></ul> on off 
<p><img src="file:fees.png"></p>  caption' ]
