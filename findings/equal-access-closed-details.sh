#!/usr/bin/env bash
# IBM's accessibility-checker-engine 4.0.34 finds no label for a field that has one, if both stand in closed `details`.
#
# What cannot be seen it leaves alone: fields in `hidden`, `hidden=until-found`, a closed `dialog` or `popover` are not
# reported. Fields in closed `details` are, and their label or legend counts as unseen: "Form control element <input> has no
# associated label" and "Group/Fieldset does not have an accessible name", both as sure violations. Opened, the same fields
# pass. A page has to open its `details` before it is checked. Seen with Node 20.20 in Chromium 131 (@sparticuz/chromium).
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts \
  accessibility-checker-engine@4.0.34 playwright-core@1.55.0 @sparticuz/chromium@131.0.1
cat >check.mjs <<'JS'
import { readFileSync } from 'node:fs'
import bundled from '@sparticuz/chromium'
import { chromium } from 'playwright-core'

const engine = readFileSync('node_modules/accessibility-checker-engine/ace-window.js', 'utf8')
const browser = await chromium.launch({ executablePath: await bundled.executablePath(), args: bundled.args })
const page = await browser.newPage()
const fields = `<label for="q">Question</label><input id="q">
  <fieldset><legend>Theme</legend><label><input type="radio" name="t"> Light</label></fieldset>`

async function violations(inner) {
  await page.setContent(`<!doctype html><html lang="en"><title>T</title><main><h1>T</h1>${inner}</main></html>`)
  await page.evaluate(engine)
  const results = await page.evaluate(() =>
    new ace.Checker().check(document, ['IBM_Accessibility']).then((report) =>
      report.results.map(({ ruleId, value }) => ({ ruleId, value })),
    ),
  )
  const sure = results.filter(({ value }) => value[0] === 'VIOLATION' && value[1] === 'FAIL')
  return sure.map(({ ruleId }) => ruleId).sort().join(' ') || 'none'
}

console.log('open details:', await violations(`<details open><summary>More</summary>${fields}</details>`))
console.log('closed details:', await violations(`<details><summary>More</summary>${fields}</details>`))
console.log('until found:', await violations(`<div hidden="until-found">${fields}</div>`))
await browser.close()
JS
seen=$(node check.mjs)
echo "$seen"
[ "$seen" = "open details: none
closed details: fieldset_label_valid input_label_exists
until found: none" ]
