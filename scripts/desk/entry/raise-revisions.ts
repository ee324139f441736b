import { nextRevision, webinar } from '../../../src/content/schemas/resource.ts'
import { fieldEdits, readFields } from '../../../src/desk/text/fields/fields.ts'
import type { DeskContext } from '../context.ts'
import { editAsRead } from '../links/edit-as-read.ts'
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
    const text = editAsRead(found.text, (read) => fieldEdits(read, 'json', ['revision'], next))
    saveEntry(place, text, found.version)
    check.follow(file)
  }
}
