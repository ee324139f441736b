#!/usr/bin/env bash
# @parcel/watcher 2.6.0 sees no change any more after the program that watches has started some hundred others (Linux).
#
# The kernel tells of a program that ended by a signal. While Node starts the next one, its main thread takes no signals,
# and the thread that watches gets it: its `poll` is interrupted, which it takes for the end (issues 141, 253). The listener
# is told "Unable to poll: Interrupted system call" once. To subscribe anew helps until the next time, and the thread
# and the inotify instance of before stay for as long as the program runs; Debian allows 128 of these for each user.
# An idle program, however busy the folder, is not met by it. Seen with Node 20.20, after 40 to 1,200 started programs.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts @parcel/watcher@2.6.0
cat >check.mjs <<'JS'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, readlinkSync, writeFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import watcher from '@parcel/watcher'

const folder = mkdtempSync('watched-')
const instances = () =>
  readdirSync('/proc/self/fd').filter((name) => {
    try {
      return readlinkSync(`/proc/self/fd/${name}`) === 'anon_inode:inotify'
    } catch {
      return false
    }
  }).length
for (const time of ['first', 'second']) {
  let seen = 0
  let failure
  await watcher.subscribe(folder, (error, events) => {
    if (error) failure = error
    else seen += events.length
  })
  writeFileSync(`${folder}/before`, time)
  await wait(1500)
  const before = seen > 0
  for (let started = 0; !failure && started < 50_000; started += 8)
    await Promise.all(Array.from({ length: 8 }, () => once(spawn('true', { stdio: 'ignore' }), 'exit')))
  seen = 0
  writeFileSync(`${folder}/after`, time)
  await wait(1500)
  console.log(`${time}: seen before ${before}, ${failure?.message}, seen after ${seen > 0}, inotify instances ${instances()}`)
}
process.exit()
JS
seen=$(node check.mjs)
echo "$seen"
[ "$seen" = 'first: seen before true, Unable to poll: Interrupted system call, seen after false, inotify instances 1
second: seen before true, Unable to poll: Interrupted system call, seen after false, inotify instances 2' ]
