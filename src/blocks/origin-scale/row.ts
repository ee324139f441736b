import { z } from 'zod'
import type { BlockDefinition, PropsOf } from '#src/blocks/block-definition.ts'
import { fact, paragraphs } from '#src/body/plain.ts'
import type { Tree } from '#src/body/tree.ts'
import { line, text } from '#src/content/field-types.ts'

export const originScale = {
  description:
    'The story of the name: a curve that straightens when its axis is re-ruled, two radio buttons that switch the axis, and the words beside it.',
  props: z.strictObject({
    legend: text('What the two radio buttons choose between, for screen readers.'),
    linear: text('The first radio button.'),
    ratio: text('The second radio button.'),
    linearNote: text('The line under the chart while the axis is ruled by increments.'),
    ratioNote: text('The line under the chart while the axis is ruled by ratios.'),
    series: text('What the curve shows, written beside it.'),
    horizontal: text('The word under the horizontal axis.'),
    source: line('Where the idea comes from, in small type under the words.').optional(),
  }),
  interactive: true,
  children: 'prose',
  shows: {},
  example:
    '<OriginScale legend="How the axis is ruled" linear="Linear scale" ratio="Ratio scale" linearNote="A cliff." ratioNote="A line." series="Doubling every year" horizontal="Year">\n\nWords.\n\n</OriginScale>',
} as const satisfies BlockDefinition

/** What each of the two axes shows, and the words beside them. */
export const plainOriginScale = (props: PropsOf<typeof originScale>, inner: Tree): Tree => [
  fact(props.linear, props.linearNote),
  fact(props.ratio, props.ratioNote),
  ...inner,
  ...paragraphs(props.source),
]
