import type { FileResult } from '../../content/model/file-result.ts'
import type { DeskContext } from '../context.ts'
import { Refusal } from '../http/refusal.ts'
import type { ContentFile } from './content-file.ts'

/** What the last check knows of a file. */
export function resultOf({ check }: Pick<DeskContext, 'check'>, { file }: ContentFile): FileResult {
  const found = check.last().results.find((result) => result.file === file)
  if (!found) throw new Refusal(404, 'There is no such file.')
  return found
}
