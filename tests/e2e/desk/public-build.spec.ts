import { readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from '@playwright/test'
import { dist } from '../../support/pages.ts'

/** What only the desk has in it: its addresses, its header, and the editors it is made of. */
const marks = /_desk\/|x-desk-token|data-desk|ProseMirror|codemirror|cm-editor/i

test('nothing of the desk is published', () => {
  const names = readdirSync(dist, { recursive: true, encoding: 'utf8' }).map((name) => path.join(dist, name))
  const texts = names.filter((name) => /\.(?:html|js|css|json|txt|xml)$/.test(name) && statSync(name).isFile())
  expect(texts.length).toBeGreaterThan(100)
  expect(texts.filter((name) => marks.test(readFileSync(name, 'utf8')))).toEqual([])
  expect(names.filter((name) => /desk/i.test(path.relative(dist, name)))).toEqual([])
})
