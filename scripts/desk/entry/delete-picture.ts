import { copyFileSync, existsSync, mkdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import type { Deleted } from '../../../src/desk/requests/entry.ts'
import type { DeskContext } from '../context.ts'
import { asDiskRefusal } from '../http/as-refusal.ts'
import { Refusal } from '../http/refusal.ts'
import { keptIn } from './delete-entry.ts'
import { picturePath } from './picture-bytes.ts'

type Desk = Pick<DeskContext, 'root' | 'check'>

/**
 * Deletes a picture that no page shows, and keeps it.
 *
 * @throws Refusal
 */
export async function deletePicture({ root, check }: Desk, file: string): Promise<Deleted> {
  const place = picturePath(root, file)
  const isUnused = check.last().issues.some((issue) => issue.rule === 'unused-picture' && issue.file === file)
  // With errors in the content the check does not say what is shown.
  if (!isUnused) throw new Refusal(409, 'A text shows this picture, or may show it: put the errors right first.')
  carry(place, path.join(root, keptIn, file))
  await check.recheck([file])
  return { file }
}

/**
 * Takes the deletion of a picture back.
 *
 * @throws Refusal
 */
export async function restorePicture({ root, check }: Desk, file: string): Promise<Deleted> {
  const place = picturePath(root, file)
  const kept = path.join(root, keptIn, file)
  if (existsSync(place)) throw new Refusal(409, 'The picture is there.')
  if (!existsSync(kept)) throw new Refusal(404, 'Nothing was kept of this picture.')
  carry(kept, place)
  await check.recheck([file])
  return { file }
}

function carry(from: string, to: string): void {
  try {
    mkdirSync(path.dirname(to), { recursive: true })
    copyFileSync(from, to)
    rmSync(from)
  } catch (error) {
    throw asDiskRefusal(error)
  }
}
