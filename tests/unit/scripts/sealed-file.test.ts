import { mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { readSealed, writeSealed } from '../../../scripts/cache/sealed-file.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'sealed-'))
const file = path.join(folder, 'notes')
afterAll(() => rmSync(folder, { recursive: true }))

test.each(['', 'a line\n\nand “another”\n'])('what was written is read back: %j', (text) => {
  writeSealed(file, text)
  expect(readSealed(file)).toBe(text)
})

test('a file that is not there, was cut off anywhere or changed in its middle is as good as none', () => {
  expect(readSealed(path.join(folder, 'nothing'))).toBeUndefined()
  const text = 'one\ntwo\nthree\n'
  writeSealed(file, text)
  const whole = readFileSync(file)
  for (let length = 0; length < whole.length; length += 1) {
    writeFileSync(file, whole)
    truncateSync(file, length)
    expect(readSealed(file)).toBeUndefined()
  }
  const zeros = Buffer.from(whole)
  zeros.fill(0, whole.length - 9, whole.length - 4)
  for (const damaged of [zeros, Buffer.concat([whole, whole])]) {
    writeFileSync(file, damaged)
    expect(readSealed(file)).toBeUndefined()
  }
})
