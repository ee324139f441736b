import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { receiverSettings } from '../../../../scripts/receiver/settings.ts'
import { readSettings } from '../../../../scripts/tools/read-settings.ts'

let folder: string
let file: string
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'settings-'))
  file = path.join(folder, 'receiver.json')
})
afterEach(() => rmSync(folder, { recursive: true }))

const least = {
  folder: '/var/lib/receiver',
  from: 'website@example.org',
  to: { contact: 'partners@example.org', digest: 'digest@example.org' },
  smtp: { host: 'localhost' },
}
const read = (content: unknown) => {
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content))
  return readSettings(file, receiverSettings)
}

it('asks for little, and has a value for the rest', () => {
  expect(read(least)).toMatchObject({ port: 8080, smtp: { port: 25, secure: false }, perHour: { address: 20 } })
})

it('names everything that is wrong, a misspelled field and a sender with other letters too', () => {
  const wrong = { ...least, from: 'büro@example.org', smtp: { host: 'localhost', pasword: 'x' }, to: { contact: '' } }
  for (const part of [file, 'from:', 'smtp:', 'pasword', 'to.contact:', 'to.digest:'])
    expect(() => read(wrong)).toThrow(part)
})

it('says that a file is missing, or is no JSON', () => {
  expect(() => readSettings(undefined, receiverSettings)).toThrow('--settings FILE')
  expect(() => readSettings(file, receiverSettings)).toThrow(`cannot be read from ${file}`)
  expect(() => read('{')).toThrow('cannot be read')
})
