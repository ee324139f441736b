import type { Hero } from '#src/content/schemas/page.ts'
import { drawArcs } from './arcs.ts'
import { drawContour } from './contour.ts'
import { drawCurve } from './curve.ts'
import type { Draw } from './drawing.ts'
import { drawLattice } from './lattice.ts'
import { drawLedger } from './ledger.ts'
import { drawNomogram } from './nomogram.ts'
import { drawRings } from './rings.ts'
import { drawScale } from './scale.ts'

export type ArtFamily = Exclude<Hero['art'], 'none'>

/** Every family of drawings. */
export const artFamilies: Record<ArtFamily, Draw> = {
  curve: drawCurve,
  nomogram: drawNomogram,
  contour: drawContour,
  scale: drawScale,
  arcs: drawArcs,
  rings: drawRings,
  ledger: drawLedger,
  lattice: drawLattice,
}
