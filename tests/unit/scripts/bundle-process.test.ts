import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, rmSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { projectCopy } from '../../support/project-copy.ts'

const script = path.resolve(import.meta.dirname, '../../../scripts/build/bundle/bundle-process.mjs')

test('bundling ends with the process that asked for it', async () => {
  const folder = projectCopy('bundle-')
  try {
    const child = spawn(process.execPath, [script, folder, 'server'], {
      cwd: folder,
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    })
    child.disconnect()
    expect(await once(child, 'exit')).toEqual([1, null])
    expect(existsSync(path.join(folder, '.cache/server'))).toBe(false)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})
