#!/usr/bin/env bash
# tinypool 2.2.0 hands on what a worker throws as an Error from a thread, and as something else from a process.
#
# The two runtimes are one option apart (`runtime: 'child_process'`), and the same handler throws the same TypeError. From
# a thread the promise is rejected with a TypeError, with its cause. From a process it is rejected with a plain object that
# has `name`, `message` and `stack`: `instanceof Error` is false, and the cause is gone, also with `serialization:
# 'advanced'`, under which Node itself would send errors with their class. Code that tells errors by `instanceof` takes what
# the worker said for something else; of a process that has ended, a real Error comes. Seen with Node 20.20.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts tinypool@2.2.0
cat >handler.mjs <<'JS'
export default () => {
  throw new TypeError('No such colour.', { cause: new Error('Seven is no hue.') })
}
JS
cat >check.mjs <<'JS'
import Tinypool from 'tinypool'

async function thrown(options) {
  const pool = new Tinypool({ filename: new URL('handler.mjs', import.meta.url).href, minThreads: 1, maxThreads: 1, ...options })
  const error = await pool.run({}).catch((reason) => reason)
  await pool.destroy()
  const what = error instanceof TypeError ? 'a TypeError' : error instanceof Error ? 'an Error' : 'a plain object'
  return `${what}, ${error.cause ? 'with' : 'without'} its cause: ${error.name}: ${error.message}`
}

console.log('thread:', await thrown({ runtime: 'worker_threads' }))
console.log('process:', await thrown({ runtime: 'child_process' }))
console.log('process, advanced:', await thrown({ runtime: 'child_process', serialization: 'advanced' }))
JS
seen=$(node check.mjs)
echo "$seen"
[ "$seen" = "thread: a TypeError, with its cause: TypeError: No such colour.
process: a plain object, without its cause: TypeError: No such colour.
process, advanced: a plain object, without its cause: TypeError: No such colour." ]
