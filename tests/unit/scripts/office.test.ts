import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { Office } from '../../word/office.ts'

const job = { file: 'terms.docx', act: 'accept' } as const
const running = (code: string) => new Office([process.execPath, '-e', code])

test('an office that has ended says so to whoever asks, and is closed', async () => {
  const office = running('')
  await expect(office.ask(job)).rejects.toThrow('terms.docx: LibreOffice has ended')
  await new Promise((resolve) => setTimeout(resolve, 50))
  await expect(office.ask(job)).rejects.toThrow('LibreOffice has ended')
  await office.close()
})

test('an office that cannot do something says why, and goes on', async () => {
  const office = running(`require('readline').createInterface(process.stdin).on('line', (line) => {
    console.log(JSON.parse(line).act === 'accept' ? '{"error":"It is locked."}' : '[]')
  })`)
  await expect(office.ask(job)).rejects.toThrow('terms.docx: It is locked.')
  expect(await office.ask({ ...job, act: 'nothing' })).toEqual([])
  await office.close()
})

test('an office that has ended over a document by itself is started once more for it', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'office-'))
  const mark = path.join(folder, 'was-here')
  const office = running(`require('readline').createInterface(process.stdin).on('line', () => {
    const fs = require('fs')
    if (fs.existsSync('${mark}')) return console.log('[]')
    fs.writeFileSync('${mark}', '')
    process.exit(1)
  })`)
  expect(await office.ask(job)).toEqual([])
  expect(existsSync(mark)).toBe(true)
  await office.close()
  rmSync(folder, { recursive: true })
})
