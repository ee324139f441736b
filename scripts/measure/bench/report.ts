import type { Measure } from './measured-run.ts'
import { type Row, type Step, steps } from './pipeline.ts'
import type { PreviewMeasure } from './preview.ts'

/** Everything measured, by the number of added articles; 0 is the real content. */
export interface Results {
  rows: Map<number, Row>
  previews: Map<number, PreviewMeasure>
}

const label = 30

/** The head of the table for a number of added articles. */
export function tableHead(size: number): string {
  const name = size === 0 ? 'Real content' : `${size.toLocaleString('en-US')} articles added`
  return `\n${name.padEnd(label)}${'time'.padStart(10)}${'CPU'.padStart(10)}${'memory'.padStart(10)}`
}

/**
 * One line of the table: seconds on the clock, seconds of computing, the most memory any one process held, and the step
 * that took longest.
 */
export function tableLine(step: Step, { seconds, cpuSeconds, megabytes, longest = '' }: Measure): string {
  const cells = [`${seconds.toFixed(2)} s`, `${cpuSeconds.toFixed(2)} s`, `${megabytes.toFixed(0)} MB`]
  return `  ${steps[step].padEnd(label - 2)}${cells.map((cell) => cell.padStart(10)).join('')}   ${longest}`.trimEnd()
}

const inSeconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(2)} s`

/** What the live preview took, as a line of the table. */
export function previewLine({ first, start, body, title, megabytes }: PreviewMeasure): string {
  const said = `started in ${inSeconds(start)} (the first time ${inSeconds(first)}), an edited body after ${body.toFixed(0)} ms, a title after ${title.toFixed(0)} ms`
  return `  ${'live preview'.padEnd(label - 2)}  ${said}${megabytes === undefined ? '' : `, ${megabytes.toFixed(0)} MB`}`
}

interface Target {
  name: string
  limit: number
  unit: 's' | 'ms' | 'MB'
  value(results: Results): number | undefined
}

const seconds = (size: number, ...of: Step[]) => {
  return ({ rows }: Results) => {
    const row = rows.get(size)
    const measures = of.flatMap((step) => row?.[step] ?? [])
    return measures.length > 0 ? Math.max(...measures.map((measure) => measure.seconds)) : undefined
  }
}

const megabytes =
  (size: number) =>
  ({ rows }: Results) => {
    const row = rows.get(size)
    return row && Math.max(...Object.values(row).map((measure) => measure.megabytes))
  }

const targets: Target[] = [
  { name: 'Check, cold, 100 articles', limit: 1.5, unit: 's', value: seconds(100, 'checkCold') },
  { name: 'Check, cold, 1,000 articles', limit: 1.7, unit: 's', value: seconds(1000, 'checkCold') },
  { name: 'Check after one edit, 1,000 articles', limit: 1, unit: 's', value: seconds(1000, 'checkEdit') },
  { name: 'Check, cold, 10,000 articles', limit: 6, unit: 's', value: seconds(10_000, 'checkCold') },
  { name: 'Check after one edit, 10,000 articles', limit: 2, unit: 's', value: seconds(10_000, 'checkEdit') },
  { name: 'Check, cold, 50,000 articles', limit: 30, unit: 's', value: seconds(50_000, 'checkCold') },
  { name: 'Check after one edit, 50,000 articles', limit: 8, unit: 's', value: seconds(50_000, 'checkEdit') },
  { name: 'Build of the real content, cold', limit: 5, unit: 's', value: seconds(0, 'buildCold') },
  { name: 'Build, cold, 1,000 articles', limit: 12, unit: 's', value: seconds(1000, 'buildCold') },
  { name: 'Build, cold, 5,000 articles', limit: 40, unit: 's', value: seconds(5000, 'buildCold') },
  { name: 'Build, cold, 10,000 articles', limit: 60, unit: 's', value: seconds(10_000, 'buildCold') },
  { name: 'Build, cold, 50,000 articles', limit: 300, unit: 's', value: seconds(50_000, 'buildCold') },
  {
    name: 'Build after one edit, 10,000 articles',
    limit: 2,
    unit: 's',
    value: seconds(10_000, 'buildBody', 'buildTitle'),
  },
  {
    name: 'Build after one edit, 50,000 articles',
    limit: 3,
    unit: 's',
    value: seconds(50_000, 'buildBody', 'buildTitle'),
  },
  {
    name: 'Build after one edit, 1,000 articles',
    limit: 2,
    unit: 's',
    value: seconds(1000, 'buildBody', 'buildTitle'),
  },
  { name: 'Memory of any one process, 10,000', limit: 700, unit: 'MB', value: megabytes(10_000) },
  { name: 'Memory of any one process, 50,000', limit: 1500, unit: 'MB', value: megabytes(50_000) },
  ...[1000, 10_000].flatMap((size): Target[] => {
    const articles = `${size.toLocaleString('en-US')} articles`
    const of = (figure: keyof PreviewMeasure) => (results: Results) => results.previews.get(size)?.[figure]
    return [
      { name: `Preview starts, ${articles}`, limit: 3000, unit: 'ms', value: of('start') },
      { name: `Preview shows an edited body, ${articles}`, limit: 100, unit: 'ms', value: of('body') },
      { name: `Preview shows an edited title, ${articles}`, limit: 200, unit: 'ms', value: of('title') },
      { name: `Memory of the preview, ${articles}`, limit: 500, unit: 'MB', value: of('megabytes') },
    ]
  }),
]

/** What was measured against what is wanted. Nothing fails: a busy machine misses targets without anyone's fault. */
export function summary(results: Results): string {
  const lines = targets.flatMap(({ name, limit, unit, value }) => {
    const measured = value(results)
    if (measured === undefined) return []
    const digits = { s: 2, ms: 1, MB: 0 }[unit]
    const verdict = measured <= limit ? 'met' : 'missed'
    return [
      `  ${verdict.padEnd(8)}${name.padEnd(46)}${measured.toFixed(digits).padStart(7)} ${unit}  (target ${limit} ${unit})`,
    ]
  })
  return `Targets\n${lines.join('\n')}`
}
