import { lastingName } from '#src/content/lasting-name.ts'
import type { Facts, Recorded } from '../../model/facts.ts'
import type { Check } from '../check.ts'
import { eachRecord } from '../each.ts'

type Kind = 'articles' | 'webinars'

/** A name feed readers and calendars know is that of one entry: the other would never be shown. */
export const lastingNames: Check = (facts) =>
  (['articles', 'webinars'] as const).flatMap((name) => {
    const owners = ownersOf(name, facts)
    return eachRecord(name, (record) => {
      const known = nameOf(record)
      const other = owners.get(known)?.file
      if (other === record.file) return
      const isRenamed = record.fields.knownAs !== undefined
      const hint = isRenamed
        ? 'Write the name this file itself was published under, or remove the line.'
        : `Give the file another name, or write knownAs with a name nobody has, such as "${known}-2".`
      const message = `Feed readers and calendars know ${other} by the name “${known}”.`
      return { ...(isRenamed ? { field: 'knownAs' } : { line: 1, column: 1 }), message, hint }
    })(facts)
  })

const nameOf = ({ slug, fields }: Recorded<Kind>) => lastingName({ slug, data: fields })

/** Whose each name is: who was renamed keeps it, and who took it over is told. */
function ownersOf(name: Kind, { records }: Facts): Map<string, Recorded<Kind>> {
  const owners = new Map<string, Recorded<Kind>>()
  for (const record of records(name)) {
    const owner = owners.get(nameOf(record))
    if (!owner || (record.fields.knownAs && !owner.fields.knownAs)) owners.set(nameOf(record), record)
  }
  return owners
}
