import type { PropsOf } from '#src/blocks/block-definition.ts'
import { isWord, withUnit } from '#src/blocks/ratio-chart/chart-scale.ts'
import type { ratioChart } from '#src/blocks/ratio-chart/schema.ts'
import { element, paragraphs, table } from '#src/body/plain.ts'
import type { Tree } from '#src/body/tree.ts'

/** Its title and its table. */
export function plainRatioChart({ title, caption, unit, labels, series }: PropsOf<typeof ratioChart>): Tree {
  const rows = labels.map((label, row) => [label, ...series.map(({ values }) => withUnit(values[row] ?? 0, unit))])
  return [
    ...paragraphs(element('strong', title), caption, isWord(unit) && unit),
    table(['', ...series.map(({ label }) => label)], rows),
  ]
}
