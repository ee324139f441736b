#!/usr/bin/env bash
# md4x 0.0.25 puts the first item of a list inside a list on the line of the item above it, and underlines what two underscores
# make bold.
#
# renderToMarkdown and renderToText, made for what an assistant or an index reads, lose the line end before a list that stands in
# an item without an empty line: its first item becomes words of the outer one, also where the Markdown is read again. HTML has
# the list. `__words__`, which is the same as `**words**` (CommonMark 6.2), is `<u><u>words</u></u>` in the HTML and in the
# Markdown, so that nothing is strong; `_words_` is underlined instead of stressed. With stars all is right, and so is an inner
# list after an empty line. Seen with Node 20.20, the package's own binary for Linux.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts md4x@0.0.25
cat >check.mjs <<'JS'
import { renderToHtml, renderToMarkdown, renderToText } from 'md4x'

for (const text of ['- Advice\n  - Audit\n  - Review', '- Advice\n\n  - Audit', '__Not__ before _May_', '**Not** before *May*']) {
  console.log(JSON.stringify(text))
  for (const render of [renderToHtml, renderToMarkdown, renderToText])
    console.log('  ', JSON.stringify(render(text).trim()))
}
JS
seen=$(node check.mjs)
echo "$seen"
diff - <(echo "$seen") <<'END'
"- Advice\n  - Audit\n  - Review"
   "<ul>\n<li>Advice<ul>\n<li>Audit</li>\n<li>Review</li>\n</ul>\n</li>\n</ul>"
   "- Advice  - Audit\n  - Review"
   "- Advice  - Audit\n  - Review"
"- Advice\n\n  - Audit"
   "<ul>\n<li><p>Advice</p>\n<ul>\n<li>Audit</li>\n</ul>\n</li>\n</ul>"
   "- Advice\n  - Audit"
   "- Advice\n  - Audit"
"__Not__ before _May_"
   "<p><u><u>Not</u></u> before <u>May</u></p>"
   "<u><u>Not</u></u> before <u>May</u>"
   "Not before May"
"**Not** before *May*"
   "<p><strong>Not</strong> before <em>May</em></p>"
   "**Not** before *May*"
   "Not before May"
END
