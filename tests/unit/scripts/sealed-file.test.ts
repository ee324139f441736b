import { mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { readSealed, writeSealed } from '../../../scripts/cache/sealed-file.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'sealed-'))
const file = path.join(folder, 'notes')
afterAll(() => rmSync(folder, { recursive: true }))

test.each(['', 'a line\n\nand “another”\n', { of: [1, null] }])('what was written is read back: %j', (value) => {
  writeSealed(file, '1', value)
  expect(readSealed(file, '1')).toEqual(value)
})

test('what another version has written is as good as nothing', () => {
  writeSealed(file, '1', [])
  expect(readSealed(file, '2')).toBeUndefined()
})

test('a file that is not there, was cut off anywhere or changed in its middle is as good as none', () => {
  expect(readSealed(path.join(folder, 'nothing'), '1')).toBeUndefined()
  const text = 'one\ntwo\nthree\n'
  writeSealed(file, '1', text)
  const whole = readFileSync(file)
  for (let length = 0; length < whole.length; length += 1) {
    writeFileSync(file, whole)
    truncateSync(file, length)
    expect(readSealed(file, '1')).toBeUndefined()
  }
  const zeros = Buffer.from(whole)
  zeros.fill(0, whole.length - 9, whole.length - 4)
  for (const damaged of [zeros, Buffer.concat([whole, whole])]) {
    writeFileSync(file, damaged)
    expect(readSealed(file, '1')).toBeUndefined()
  }
})
