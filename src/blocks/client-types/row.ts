import { z } from 'zod'
import type { BlockDefinition, PropsOf } from '#src/blocks/block-definition.ts'
import { element, paragraphs } from '#src/body/plain.ts'
import type { Tree } from '#src/body/tree.ts'
import type { ContentIndex } from '#src/content/queries.ts'
import type { ClientType } from '#src/content/schemas/home.ts'

export const clientTypes = {
  description: 'The client-type cards, from lists/client-types.json.',
  props: z.strictObject({}),
  children: 'none',
  shows: { clientTypes: { counted: [{ noun: /kinds? of organization/ }] } },
  example: '<ClientTypes />',
} as const satisfies BlockDefinition

export interface ClientTypesProps {
  clientTypes: ClientType[]
}

/** The client types in the order of lists/client-types.json. */
export function loadClientTypes(_props: PropsOf<typeof clientTypes>, content: ContentIndex): ClientTypesProps {
  return { clientTypes: content.list('clientTypes') }
}

/** The kinds of client, each with its sentence. */
export const plainClientTypes = ({ clientTypes }: ClientTypesProps): Tree =>
  clientTypes.flatMap(({ name, description }) => [element('h3', name), ...paragraphs(description)])
