#!/usr/bin/env bash
# rehype-citation 2.3.2 takes "italics mine" behind a citation for page i, and brackets with an @ in them for [NO_PRINTED_FORM].
#
# Its README says that it follows Pandoc: what stands behind the key is a place in the work, and what is no place a remark, which
# is printed as it is (Pandoc's manual, "Citation syntax"). A remark that begins with a letter of Roman numbers is cut behind it:
# "p. i talics mine", "p. l ast page". Others, among them "with a suffix" of the manual, are left out, and so is the appendix of a
# work; one that is written behind {}, as the manual tells for remarks with a number in front, is joined to the year. Brackets
# with an @ that no key follows are no citation, and are replaced as a whole. Nothing is told. Chapters, pages and what follows
# them come out right; pandoc 2.17 prints all of these lines as they are meant. Seen with Node 20.20.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts rehype-citation@2.3.2 rehype-parse@9.0.1 rehype-stringify@10.0.1 unified@11.0.5
echo '@book{li, title = {Terms}, author = {Li, Ann}, year = {2020}}' >works.bib
cat >check.mjs <<'JS'
import rehypeCitation from 'rehype-citation'
import rehypeParse from 'rehype-parse'
import rehypeStringify from 'rehype-stringify'
import { unified } from 'unified'

for (const text of [
  '[@li, chap. 3]',
  '[@li, pp. 33-35 and passim]',
  '[@li, italics mine]',
  '[@li, last page]',
  '[@li, with a suffix]',
  '[@li, appendix B]',
  '[@li{}, 99 years later]',
  '[10 licences @ $5] of [@li]',
]) {
  const page = unified().use(rehypeParse, { fragment: true }).use(rehypeStringify)
  page.use(rehypeCitation, { bibliography: 'works.bib', path: process.cwd(), suppressBibliography: true })
  console.log(`${text}: ${String(await page.process(text)).replace(/<[^>]*>/g, '').trim()}`)
}
JS
seen=$(node check.mjs)
echo "$seen"
diff - <(echo "$seen") <<'END'
[@li, chap. 3]: (Li, 2020, Chapter 3)
[@li, pp. 33-35 and passim]: (Li, 2020, pp. 33–35 and passim)
[@li, italics mine]: (Li, 2020, p. i talics mine)
[@li, last page]: (Li, 2020, p. l ast page)
[@li, with a suffix]: (Li, 2020)
[@li, appendix B]: (Li, 2020)
[@li{}, 99 years later]: (Li, 202099 years later)
[10 licences @ $5] of [@li]: [NO_PRINTED_FORM] of (Li, 2020)
END
