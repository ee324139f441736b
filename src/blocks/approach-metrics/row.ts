import { z } from 'zod'
import type { BlockDefinition, PropsOf } from '#src/blocks/block-definition.ts'
import { finalNumber } from '#src/blocks/count-up/final-number.ts'
import { element, paragraphs } from '#src/body/plain.ts'
import type { Tree } from '#src/body/tree.ts'
import { textWith } from '#src/content/field-types.ts'
import type { ContentIndex } from '#src/content/queries.ts'
import type { ApproachMetric } from '#src/content/schemas/approach.ts'
import { fillWords } from '#src/lib/fill-words.ts'

export const approachMetrics = {
  description: 'The four animated metric cards of the Approach page.',
  props: z.strictObject({ trend: textWith(['trend'], 'Under each figure; {trend} is filled in, with its sign.') }),
  children: 'none',
  shows: { approachMetrics: { counted: [{ noun: /figures?/ }] } },
  example: '<ApproachMetrics trend="{trend}% against the year before" />',
} as const satisfies BlockDefinition

export interface ApproachMetricsProps extends PropsOf<typeof approachMetrics> {
  metrics: ApproachMetric[]
}

export function loadApproachMetrics(
  props: PropsOf<typeof approachMetrics>,
  content: ContentIndex,
): ApproachMetricsProps {
  return { ...props, metrics: content.list('approachMetrics').map(({ claim: _, ...metric }) => metric) }
}

/** The figures, each with its change and its sentence. */
export const plainApproachMetrics = ({ metrics, trend }: ApproachMetricsProps): Tree =>
  metrics.flatMap((metric) => [
    element('h3', metric.title),
    ...paragraphs(
      element('strong', finalNumber(metric)),
      fillWords(trend, { trend: `+${metric.trend}` }),
      metric.description,
    ),
  ])
