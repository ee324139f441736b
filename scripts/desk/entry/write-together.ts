import { rmSync } from 'node:fs'
import path from 'node:path'
import type { CheckResult } from '../../content/content.ts'
import type { Issue } from '../../content/model/issue.ts'
import type { DeskContext } from '../context.ts'
import { asDiskRefusal } from '../http/as-refusal.ts'
import { Refusal } from '../http/refusal.ts'
import { readText, writeText } from './text-file.ts'

const errorsIn = ({ issues }: CheckResult) => issues.filter(({ severity }) => severity === 'error')
/** The same mistake stands in another file after a renaming. */
const said = ({ rule, message }: Issue) => `${rule} ${message}`

const textIn = (root: string, file: string) => readText(path.join(root, file))?.text ?? null

function put(root: string, file: string, text: string | null): void {
  const place = path.join(root, file)
  try {
    if (text === null) rmSync(place, { force: true })
    else writeText(place, text)
  } catch (error) {
    throw asDiskRefusal(error)
  }
}

/**
 * Writes several files or none: what the disk does not take, and what would bring an error that was not there, is taken
 * back.
 *
 * @param texts by file; null removes it
 * @param refused begins the sentence that says why nothing was changed
 * @param mayFail a file whose own errors hinder nothing: they are shown with it
 * @throws Refusal
 */
export async function writeTogether(
  { root, check, mayWrite }: Pick<DeskContext, 'root' | 'check' | 'mayWrite'>,
  texts: ReadonlyMap<string, string | null>,
  refused: string,
  mayFail?: string,
): Promise<void> {
  const files = [...texts.keys()]
  for (const file of files) mayWrite(file)
  const before = new Map(files.map((file) => [file, textIn(root, file)]))
  const known = new Set(errorsIn(check.last()).map(said))
  const takeBack = async () => {
    // What somebody wrote meanwhile is not ours to take back.
    const ours = [...before].filter(([file]) => textIn(root, file) === texts.get(file))
    for (const [file, text] of ours) put(root, file, text)
    await check.recheck(files)
  }
  try {
    for (const [file, text] of texts) put(root, file, text)
  } catch (error) {
    await takeBack()
    throw error
  }
  await check.recheck(files)
  const [fresh] = errorsIn(check.last()).filter((issue) => issue.file !== mayFail && !known.has(said(issue)))
  if (!fresh) return
  await takeBack()
  throw new Refusal(409, `${refused} ${fresh.message} (${fresh.file})`)
}
