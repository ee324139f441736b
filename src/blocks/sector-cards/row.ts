import { z } from 'zod'
import type { BlockDefinition, PropsOf } from '#src/blocks/block-definition.ts'
import { element, paragraphs } from '#src/body/plain.ts'
import type { Tree } from '#src/body/tree.ts'
import { text } from '#src/content/field-types.ts'

export const sectorCards = {
  description: 'Sectors of the advisory board with their counts, drawn to scale.',
  props: z.strictObject({
    countsAreDeclared: z
      .literal(true)
      .describe('The counts are stated here, not computed: members who serve on a confidential basis have no file.'),
    sectors: z
      .array(
        z.strictObject({
          name: text('The sector.'),
          count: z.int().min(1).max(60).describe('How many members come from it.'),
          text: text('One sentence on what they bring.'),
        }),
      )
      .min(2)
      .max(6),
  }),
  children: 'none',
  shows: {},
  example:
    '<SectorCards countsAreDeclared={true} sectors={[{ name: "Government", count: 8, text: "Agencies." }, { name: "Corporate", count: 7, text: "Operators." }]} />',
} as const satisfies BlockDefinition

export type SectorCardsProps = Pick<PropsOf<typeof sectorCards>, 'sectors'>

/** The sectors, each with its count and its sentence. */
export const plainSectorCards = ({ sectors }: SectorCardsProps): Tree =>
  sectors.flatMap(({ name, count, text }) => [element('h3', `${name} ${count}`), ...paragraphs(text)])
