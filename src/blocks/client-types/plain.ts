import type { ClientTypesProps } from '#src/blocks/client-types/client-types.tsx'
import { element, paragraphs } from '#src/body/plain.ts'
import type { Tree } from '#src/body/tree.ts'

/** The kinds of client, each with its sentence. */
export const plainClientTypes = ({ clientTypes }: ClientTypesProps): Tree =>
  clientTypes.flatMap(({ name, description }) => [element('h3', name), ...paragraphs(description)])
