#!/usr/bin/env bash
# comark 0.5.1 takes every link definition for a component, and loses the address.
#
# `[terms]: https://a.example/terms` is a link definition of CommonMark (section 4.7), which shows nothing where it stands. The
# README promises all of CommonMark. In the tree an element `component` without attributes stands there as well, which Vue
# has a meaning for, and a page that is written back as Markdown, as an editor does, has `::component` in its place. The
# short way to name it, `[terms]` (6.3, the one that most people write), is a `span` and no link: of it the address is
# gone for good after one save. `[our terms][terms]` and `[terms][]` are links. A footnote's words go the same way unless
# the plugin for footnotes is set. Seen with Node 20.20.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts comark@0.5.1
cat >check.mjs <<'JS'
import { parse } from 'comark'
import { renderMarkdown } from 'comark/render'

for (const link of ['[our terms][terms]', '[terms]']) {
  const tree = await parse(`See ${link} first.\n\n[terms]: https://a.example/terms\n`)
  console.log(JSON.stringify(tree.nodes))
  console.log(JSON.stringify(await renderMarkdown(tree)))
}
JS
seen=$(node check.mjs)
echo "$seen"
[ "$seen" = '[["p",{},"See ",["a",{"href":"https://a.example/terms"},"our terms"]," first."],["component",{}]]
"See [our terms](https://a.example/terms) first.\n\n::component\n::"
[["p",{},"See ",["span",{},"terms"]," first."],["component",{}]]
"See [terms] first.\n\n::component\n::"' ]
