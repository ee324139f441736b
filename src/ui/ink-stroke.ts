import type { Gradient } from '#src/content/field-types.ts'

/** The colour of a record's artwork, which always stands on ink: the bright cut of every family. */
export const inkStroke: Record<Gradient, string> = {
  verdigris: 'var(--color-verd-400)',
  copper: 'var(--color-copper-400)',
  ink: 'var(--color-slate-300)',
  blue: 'var(--color-blue-400)',
  violet: 'var(--color-viol-400)',
  amber: 'var(--color-amber-300)',
}
