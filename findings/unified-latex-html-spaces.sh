#!/usr/bin/env bash
# @unified-latex/unified-latex-to-hast 1.8.4 takes the space after every escaped sign: "5\% in 2026" becomes "5%in 2026".
#
# TeX drops spaces after a command made of letters; after one made of a sign (`\%`, `\&`, `\_`, `\}`) it keeps them. The parser of
# the same release knows that: its tree holds the space, and printed as LaTeX again the text is the one that was read. Only on
# the way to HTML it goes, in every sentence with a percentage and in every "A \& B", and nothing is reported. The README names
# no limit of this kind. What was looked for and is right: a space after `\ `, `\#` before a figure, R\&D. Seen with Node 20.20.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts @unified-latex/unified-latex-to-hast@1.8.4 \
  @unified-latex/unified-latex-util-parse@1.8.4 @unified-latex/unified-latex-util-to-string@1.8.4 unified@10.1.2 hast-util-to-html@8.0.4
cat >convert.mjs <<'JS'
import { unifiedLatexToHast } from '@unified-latex/unified-latex-to-hast'
import { unifiedLatexFromString } from '@unified-latex/unified-latex-util-parse'
import { toString } from '@unified-latex/unified-latex-util-to-string'
import { toHtml } from 'hast-util-to-html'
import { unified } from 'unified'

for (const latex of ['Fees rose by 5\\% in 2026.', 'Smith \\& Sons', 'R\\&D, lot \\#4']) {
  const processor = unified().use(unifiedLatexFromString).use(unifiedLatexToHast)
  const tree = processor.parse(latex)
  console.log(`${toString(tree)} | ${toHtml(processor.runSync(tree))}`)
}
JS
seen=$(node convert.mjs)
echo "$seen"
[ "$seen" = 'Fees rose by 5\% in 2026. | Fees rose by 5%in 2026.
Smith \& Sons | Smith &#x26;Sons
R\&D, lot \#4 | R&#x26;D, lot #4' ]
