import type { SectorCardsProps } from '#src/blocks/sector-cards/sector-cards.tsx'
import { element, paragraphs } from '#src/body/plain.ts'
import type { Tree } from '#src/body/tree.ts'

/** The sectors, each with its count and its sentence. */
export const plainSectorCards = ({ sectors }: SectorCardsProps): Tree =>
  sectors.flatMap(({ name, count, text }) => [element('h3', `${name} ${count}`), ...paragraphs(text)])
