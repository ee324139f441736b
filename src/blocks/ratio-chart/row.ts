import { z } from 'zod'
import type { BlockDefinition, PropsOf } from '#src/blocks/block-definition.ts'
import { isWord, withUnit } from '#src/blocks/ratio-chart/chart-scale.ts'
import { element, paragraphs, table } from '#src/body/plain.ts'
import type { Tree } from '#src/body/tree.ts'
import { line, text } from '#src/content/field-types.ts'

export const ratioChart = {
  description: 'A line chart with a switch between the linear and the ratio scale, and its table.',
  props: z
    .strictObject({
      title: text('What the chart shows.'),
      caption: text('One sentence.').optional(),
      unit: line('The unit, for example "$m".').optional(),
      labels: z.array(text('A point on the horizontal axis.')).min(2).max(24),
      series: z
        .array(
          z.strictObject({
            label: text('The name of the line.'),
            values: z
              .array(z.number().positive('must be above zero: a ratio scale has no zero'))
              .meta({ alongside: 'labels', minItems: 2 }),
          }),
        )
        .min(1)
        .max(4),
    })
    .check(({ value: { labels, series }, issues }) => {
      for (const [index, { label, values }] of series.entries()) {
        if (values.length === labels.length) continue
        const path = ['series', index, 'values']
        const missing = labels.slice(values.length).map((name) => `“${name}”`)
        const what = missing.length > 0 ? `none for ${missing.join(', ')}` : 'one for each label is enough'
        const message = `of the line “${label}” has ${values.length} values for ${labels.length} labels: ${what}`
        issues.push({ code: 'custom', input: values, path, message })
      }
    }),
  interactive: true,
  children: 'none',
  shows: {},
  example:
    '<RatioChart title="Savings" unit="$m" labels={["Q1", "Q2"]} series={[{ label: "Plan", values: [1, 2] }]} />',
} as const satisfies BlockDefinition

/** Its title and its table. */
export function plainRatioChart({ title, caption, unit, labels, series }: PropsOf<typeof ratioChart>): Tree {
  const rows = labels.map((label, row) => [label, ...series.map(({ values }) => withUnit(values[row] ?? 0, unit))])
  return [
    ...paragraphs(element('strong', title), caption, isWord(unit) && unit),
    table(['', ...series.map(({ label }) => label)], rows),
  ]
}
