import type { PropsOf } from '#src/blocks/block-definition.ts'
import { withUnit } from '#src/blocks/ratio-chart/chart-scale.ts'
import type { ratioChart } from '#src/blocks/ratio-chart/row.ts'
import { fillWords } from '#src/lib/fill-words.ts'

/** What is to be seen in a chart, for those who hear it: where each line begins and ends. */
export function chartSentence(
  words: string,
  { labels, series, unit }: Pick<PropsOf<typeof ratioChart>, 'labels' | 'series' | 'unit'>,
): string {
  const [first = '', last = ''] = [labels[0], labels.at(-1)]
  return series
    .map(({ label, values }) => {
      const [from, to] = [values[0], values.at(-1)].map((value) => withUnit(value ?? 0, unit))
      return fillWords(words, { name: label, from: from ?? '', to: to ?? '', first, last })
    })
    .join(' ')
}
