import { z } from 'zod'
import type { BlockDefinition } from '../../../src/blocks/block-definition.ts'
import { blocks } from '../../../src/blocks/rows.ts'
import type { JsonSchema } from '../../../src/desk/requests/json-schema.ts'
import type { BlockKind } from '../../../src/desk/requests/writing.ts'
import { starterBlock } from './starter-block.ts'

/** The vocabulary, in the order of its table. */
export function listBlocks(): BlockKind[] {
  return Object.entries(blocks as Record<string, BlockDefinition>).map(([name, definition]) => {
    const { description, props, children, parents, inline, collection } = definition
    return {
      name,
      description,
      props: z.toJSONSchema(props, { io: 'input', unrepresentable: 'any' }) as JsonSchema,
      children: children !== 'none',
      ...(Array.isArray(children) && { only: [...children] }),
      ...(parents && { parents: [...parents] }),
      ...(inline && { inline }),
      ...(collection && { collection }),
      starter: starterBlock(name),
    }
  })
}
