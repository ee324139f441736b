import type { CollectionName } from '#src/content/collections.ts'
import { definedTerms } from '#src/content/legal/defined-terms.ts'
import type { Vocabulary } from '../../src/desk/complete/proposal.ts'
import type { JsonSchema } from '../../src/desk/requests/json-schema.ts'
import type { LinkTarget } from '../../src/desk/requests/writing.ts'
import type { ReadContent } from '../content/content.ts'
import { jsonSchemaOf } from '../content/editors/json-schemas.ts'
import { type FileResult, hasErrors } from '../content/model/file-result.ts'
import { listBlocks } from '../desk/site/list-blocks.ts'
import { listTargets } from '../desk/site/list-targets.ts'
import type { ContentFile } from './content-file.ts'

/** What there is to propose in a file, as it was read last. */
export function createVocabulary(root: string) {
  let known: ReadContent | undefined
  let targets: LinkTarget[] = []
  const schemas = new Map<CollectionName, JsonSchema>()
  const blocks = listBlocks()
  const schemaOf = (name: CollectionName) => {
    const schema = schemas.get(name) ?? (jsonSchemaOf(name, root) as JsonSchema)
    // The entries that fields name are taken from the targets, so the schema stays as it is.
    schemas.set(name, schema)
    return schema
  }
  return {
    /** Lists what there is to link to, unless it is the same as before: between two keys in a text it is. */
    read(read: ReadContent) {
      const now = known ? { ...read, results: withLastRead(read.results, known.results) } : read
      if (!known || !saysTheSame(known, now)) targets = listTargets(root, now)
      known = now
    },
    of: ({ file, place }: ContentFile): Vocabulary => ({
      file,
      schema: place.problem ? {} : schemaOf(place.collection),
      blocks,
      targets,
    }),
  }
}

/** The results, where a file that cannot be read for a moment says what it said before. */
function withLastRead(results: readonly FileResult[], known: readonly FileResult[]): readonly FileResult[] {
  return results.map((result, at) => {
    const before = known[at]
    return !result.bodyRead && before?.file === result.file ? before : result
  })
}

function saysTheSame(before: ReadContent, now: ReadContent): boolean {
  return (
    before.clock.today === now.clock.today &&
    before.pictures === now.pictures &&
    before.results.length === now.results.length &&
    now.results.every(
      (result, at) => result === before.results[at] || linkedBy(result) === linkedBy(before.results[at]),
    )
  )
}

/** What of a file others can link to or name: its fields and headings, and the places in its text. */
function linkedBy(result: FileResult | undefined): string | undefined {
  if (!result) return undefined
  const { file, collection, value, ids, headings, body, refs } = result
  const places = refs.filter(({ kind }) => kind === 'anchor' || kind === 'block').map((ref) => ref.value)
  const terms = collection === 'legal' ? definedTerms(body) : []
  return JSON.stringify([file, value, ids, headings, hasErrors(result), places, terms])
}
