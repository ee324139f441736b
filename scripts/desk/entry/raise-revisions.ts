import { nextRevision, webinar } from '../../../src/content/schemas/resource.ts'
import { fieldEdits, readFields } from '../../../src/desk/text/fields/fields.ts'
import { applyEdits } from '../../../src/desk/text/model/text-edit.ts'
import { plainText } from '../../../src/lib/line-ends.ts'
import type { DeskContext } from '../context.ts'
import { contentFile } from './content-file.ts'
import { saveEntry } from './save-entry.ts'
import { readText } from './text-file.ts'

/** Says in every upcoming session among the files that it was changed now, where calendars show something else of it. */
export function raiseRevisions({ root, check }: Pick<DeskContext, 'root' | 'check'>, files: readonly string[]): void {
  for (const file of files.filter((name) => /^content\/webinars\/[^/]+\.json$/.test(name))) {
    const place = contentFile(root, file)
    const found = readText(place.path)
    const session = found && webinar.safeParse(readFields(found.text, 'json')).data
    if (!session || session.draft || session.status !== 'upcoming') continue
    const next = nextRevision(session, new Date())
    if (!next) continue
    const text = plainText(found.text)
    saveEntry(place, applyEdits(text, fieldEdits(text, 'json', ['revision'], next)), found.version)
    check.follow(file)
  }
}
