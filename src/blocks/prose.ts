import { z } from 'zod'
import { slug, text } from '#src/content/field-types.ts'
import type { BlockDefinition } from './blocks.ts'

/** Blocks that stand inside running text. */
export const proseBlocks = {
  CountUp: {
    description: 'A number that counts up once when it comes into view.',
    props: z.strictObject({
      value: z.number().describe('The number it ends at.'),
      prefix: z.string().optional().describe('Before the number, for example "$".'),
      suffix: z.string().optional().describe('After the number, for example "B".'),
      decimals: z.int().min(0).max(2).default(0),
      duration: z.number().min(0.2).max(10).default(2).describe('Seconds.'),
    }),
    children: 'none',
    inline: true,
    example: '<CountUp value={1.2} prefix="$" suffix="B" decimals={1} />',
  },
  Callout: {
    description: 'A short passage set apart.',
    props: z.strictObject({ title: text('The heading.') }),
    children: 'prose',
    example: '<Callout title="In practice">\n\nWords.\n\n</Callout>',
  },
  PullFigure: {
    description: 'A figure set large between paragraphs.',
    props: z.strictObject({ value: text('The figure.'), label: text('What it says.') }),
    children: 'none',
    example: '<PullFigure value="8%" label="of invoices came back at the first attempt" />',
  },
  RatioChart: {
    description: 'A line chart with a switch between the linear and the ratio scale, and its table.',
    props: z
      .strictObject({
        title: text('What the chart shows.'),
        caption: text('One sentence.').optional(),
        unit: text('The unit, for example "$m".').optional(),
        labels: z.array(text('A point on the horizontal axis.')).min(2).max(24),
        series: z
          .array(
            z.strictObject({
              label: text('The name of the line.'),
              values: z.array(z.number().positive('must be above zero: a ratio scale has no zero')),
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
    children: 'none',
    example:
      '<RatioChart title="Savings" unit="$m" labels={["Q1", "Q2"]} series={[{ label: "Plan", values: [1, 2] }]} />',
  },
  Quote: {
    description: 'A claim or quotation with its source.',
    props: z.strictObject({ source: text('Where it comes from.'), claim: slug.optional() }),
    children: 'prose',
    example: '<Quote source="Survey, 2024">\n\nWords.\n\n</Quote>',
  },
  Claim: {
    description: 'A figure from the claims register, with the note that gives its scope.',
    props: z.strictObject({ id: slug.describe('The id of an entry in site/claims.json.') }),
    children: 'none',
    inline: true,
    example: '<Claim id="engagements-firm" />',
  },
} as const satisfies Record<string, BlockDefinition>
