import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { parseApart } from '../../scripts/content/body/parse-mdx.ts'

const node = process.execPath
const folder = mkdtempSync(path.join(tmpdir(), 'slow-node-'))
afterEach(() => {
  process.execPath = node
  rmSync(folder, { recursive: true })
})

test('a text is no tangle because the machine is busy and its process begins late', () => {
  process.execPath = path.join(folder, 'node')
  writeFileSync(process.execPath, `#!/bin/sh\nsleep 5.5\nexec "${node}" "$@"\n`, { mode: 0o755 })
  expect(parseApart('Words.').children?.[0]?.type).toBe('paragraph')
})
