#!/usr/bin/env bash
# @accesslint/core 0.21.0 reports the roles of footnotes, and every other role of DPUB-ARIA, as errors.
#
# `doc-noteref`, `doc-endnotes` and `doc-backlink` (Digital Publishing WAI-ARIA Module 1.1) tell a screen reader that a link is the
# number of a note; Markdown processors and EPUB write them, and "ARIA in HTML" allows `doc-noteref` and `doc-backlink` on
# links. For the checker they are no roles: a page with one note fails 4.1.2 at level A for each, and once more for the link.
# Roles of ARIA itself are right. The README says that values must be valid and names no list. aria-query 5.3.2 knows the
# roles, and does not know a misspelt one. Seen with Node 20.20.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts @accesslint/core@0.21.0 aria-query@5.3.2 happy-dom@20.0.10
cat >check.mjs <<'JS'
import { runAudit } from '@accesslint/core'
import ariaQuery from 'aria-query'
import { Window } from 'happy-dom'

const notes = (link, section) => `<p>Fees<a id="a" href="#n" ${link}>1</a></p>
  <section ${section}><h2>Notes</h2><p id="n">Without tax.</p></section>`
for (const [name, body] of Object.entries({
  'no roles': notes('', ''),
  'ARIA 1.2': notes('role="button"', 'role="region"'),
  'DPUB-ARIA': notes('role="doc-noteref"', 'role="doc-endnotes"'),
})) {
  const window = new Window()
  for (const key of Object.getOwnPropertyNames(window))
    if (/^(HTML|SVG|Node|Element|ShadowRoot|CSS|getComputedStyle)/.test(key)) globalThis[key] ??= window[key]
  window.document.write(`<!doctype html><html lang="en"><head><title>Fees</title></head><body><main><h1>Fees</h1>${body}</main></body></html>`)
  const { violations } = runAudit(window.document)
  console.log(`${name}: ${violations.map(({ ruleId, message }) => `${ruleId}: ${message}`).join(' ') || 'nothing'}`)
}
console.log('aria-query:', ['doc-noteref', 'doc-endnotes', 'doc-footnot'].map((role) => ariaQuery.roles.has(role)).join(' '))
process.exit()
JS
seen=$(node check.mjs)
echo "$seen"
[ "$seen" = 'no roles: nothing
ARIA 1.2: nothing
DPUB-ARIA: aria/aria-roles: Invalid ARIA role "doc-noteref". aria/aria-roles: Invalid ARIA role "doc-endnotes". aria/aria-allowed-role: Role "doc-noteref" is not allowed on element <a>.
aria-query: true true false' ]
