import type { CollectionName } from '#src/content/collections.ts'
import type { Vocabulary } from '../../src/desk/complete/proposal.ts'
import type { JsonSchema } from '../../src/desk/requests/json-schema.ts'
import type { LinkTarget } from '../../src/desk/requests/writing.ts'
import type { CheckResult } from '../content/content.ts'
import { jsonSchemaOf } from '../content/editors/json-schemas.ts'
import { listBlocks } from '../desk/site/list-blocks.ts'
import { listTargets } from '../desk/site/list-targets.ts'
import type { ContentFile } from './content-file.ts'

/** What there is to propose in a file: after every check what is there then. */
export function createVocabulary(root: string, last: () => CheckResult | undefined) {
  let known: { found: CheckResult; targets: LinkTarget[] } | undefined
  const schemas = new Map<CollectionName, JsonSchema>()
  const blocks = listBlocks()
  const targetsIn = (found: CheckResult) => {
    if (known?.found !== found) known = { found, targets: listTargets(root, found) }
    return known.targets
  }
  const schemaOf = (name: CollectionName) => {
    const schema = schemas.get(name) ?? (jsonSchemaOf(name, root) as JsonSchema)
    // The entries that fields name are taken from the targets, so the schema stays as it is.
    schemas.set(name, schema)
    return schema
  }
  return ({ file, place }: ContentFile): Vocabulary => {
    const found = last()
    return {
      file,
      schema: place.problem ? {} : schemaOf(place.collection),
      blocks,
      targets: found ? targetsIn(found) : [],
    }
  }
}
