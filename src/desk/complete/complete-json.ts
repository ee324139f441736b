import { findNodeAtLocation, getLocation, parseTree } from 'jsonc-parser'
import type { Proposals, Vocabulary } from './proposal.ts'
import { fieldProposals, schemaAt, valueProposals } from './schema-at.ts'

/** Proposes names and values of the fields of a JSON file. */
export function completeJson(text: string, offset: number, { schema, ...site }: Vocabulary): Proposals | undefined {
  const { path, isAtPropertyKey, previousNode } = getLocation(text, offset)
  const inside = previousNode && previousNode.offset < offset && offset <= previousNode.offset + previousNode.length
  const from = inside ? previousNode.offset : offset - (/[\w-]*$/.exec(text.slice(0, offset))?.[0].length ?? 0)
  const isQuoted = text[from] === '"'
  if (isAtPropertyKey) {
    const group = path.slice(0, -1)
    const taken = keysAt(text, group)
    const own = isQuoted ? text.slice(from + 1, offset) : ''
    const options = fieldProposals(schemaAt(schema, group), new Set([...taken].filter((name) => name !== own)))
    const hasColon = /^[\w-]*"?\s*:/.test(text.slice(offset))
    return {
      from: isQuoted ? from + 1 : from,
      options: options.map((one) =>
        isQuoted ? one : { ...one, insert: hasColon ? `"${one.label}"` : `"${one.label}": ` },
      ),
    }
  }
  const field = schemaAt(schema, path)
  const options = valueProposals(field, site).map((one) =>
    isQuoted || field?.type === 'boolean' ? one : { ...one, insert: `"${one.label}"` },
  )
  return options.length > 0 ? { from: isQuoted ? from + 1 : from, options } : undefined
}

function keysAt(text: string, path: readonly (string | number)[]): Set<string> {
  const root = parseTree(text)
  const group = root && findNodeAtLocation(root, [...path])
  return new Set((group?.children ?? []).map(({ children }) => String(children?.[0]?.value)))
}
