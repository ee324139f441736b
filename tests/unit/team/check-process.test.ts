import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, test } from 'vitest'

/** The process that looks at reviews, which has something to do for as long as it lives. */
const busy = `await import('./scripts/team/reviews/check-process.ts')
process.send('here')
setInterval(() => {}, 1000)`

test('what looks at reviews ends with its desk, also in the middle of a look: the next desk writes where it does', async () => {
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', busy], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  await once(child, 'message')
  child.disconnect()
  expect(await once(child, 'exit')).toEqual([0, null])
}, 60_000)
