import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { expandFolderImports } from '../../../scripts/build/bundle/style-folders.mjs'

const root = mkdtempSync(path.join(tmpdir(), 'styles-'))
mkdirSync(path.join(root, 'ui/core'), { recursive: true })
for (const file of ['ui/card.css', 'ui/badge.css', 'ui/badge.tsx', 'ui/core/button.css']) {
  writeFileSync(path.join(root, file), '')
}
afterAll(() => rmSync(root, { recursive: true }))

const expanded = (css: string) => expandFolderImports(css, path.join(root, 'styles/blocks.css'))

test('a folder stands for its sheets by name, each in the same layer', () => {
  expect(expanded('@import "../ui/*.css" layer(components);')).toMatchInlineSnapshot(`
    "@import "../ui/badge.css" layer(components);
    @import "../ui/card.css" layer(components);"
  `)
})

test('with two stars the folders in it count too', () => {
  expect(expanded('@import "../ui/**/*.css";')).toMatchInlineSnapshot(`
    "@import "../ui/badge.css";
    @import "../ui/card.css";
    @import "../ui/core/button.css";"
  `)
})

test('an import of one file stays as it is', () => {
  expect(expanded('@import "./base.css" layer(base);')).toBe('@import "./base.css" layer(base);')
})
