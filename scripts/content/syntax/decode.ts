import { isUtf8 } from 'node:buffer'
import type { Issue } from '../model/issue.ts'
import { spanAt } from '../model/position.ts'

/** Turns a file's bytes into text: no byte-order mark, line ends as `\n`. Bytes that are not UTF-8 are an issue. */
export function decode(file: string, bytes: Buffer): { text: string; issues: Issue[] } {
  if (!isUtf8(bytes) || isWide(bytes)) return { text: '', issues: [wrongEncoding(file, bytes)] }
  let text = bytes.toString('utf8')
  if (text.startsWith('\uFEFF')) text = text.slice(1)
  if (text.includes('\r')) text = text.replace(/\r\n?/g, '\n')
  return { text, issues: [] }
}

/** UTF-16 without a mark that says so: every other byte of plain letters is 0. */
const isWide = (bytes: Buffer) => [0, 1].some((at) => bytes.length > 3 && bytes[at] === 0 && bytes[at + 2] === 0)

function wrongEncoding(file: string, bytes: Buffer): Issue {
  const utf16 = isWide(bytes) || (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff)
  const offset = utf16 ? 0 : firstInvalidByte(bytes)
  const before = bytes.subarray(0, offset).toString('utf8').replace(/\r\n?/g, '\n')
  const byte = (bytes[offset] ?? 0).toString(16).toUpperCase().padStart(2, '0')
  return {
    severity: 'error',
    rule: 'not-utf8',
    file,
    ...spanAt(before, before.length),
    message: utf16
      ? 'The file is saved as UTF-16.'
      : `The file is not UTF-8 text: the byte 0x${byte} at offset ${offset} is no part of a character.`,
    hint: 'Save the file again with the encoding UTF-8 and check the special characters on this line.',
  }
}

function firstInvalidByte(bytes: Buffer): number {
  for (let at = 0; at < bytes.length; ) {
    const length = [1, 2, 3, 4].find((size) => at + size <= bytes.length && isUtf8(bytes.subarray(at, at + size)))
    if (!length) return at
    at += length
  }
  return bytes.length
}
