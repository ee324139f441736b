import { openWriter, type Writer } from './synthetic-text.ts'

/** Categories of the site. */
const categories = [
  'federal-contracting',
  'sba-programs',
  'treasury-programs',
  'digital-transformation',
  'risk-management',
  'compliance',
]

/** Pictures of the site that stand beside its briefings. */
const plates = ['summit-plate.png', 'record-plate.png', 'trail-plate.png', 'growth-plate.png']

/** So many are published a day: fifty thousand go back seventeen years. */
const aDay = 8

/** What an edit changes in an article that otherwise stays the same. */
export interface ArticleEdit {
  /** Ends the title. */
  title?: string
  /** Ends the first paragraph. */
  body?: string
}

/** The name of an article, and so its address. */
export function articleSlug(index: number): string {
  return `synthetic-briefing-${String(index).padStart(5, '0')}`
}

/** A valid article of 600 to 800 words. The lower its number, the newer it is. */
export function syntheticArticle(index: number, edit: ArticleEdit = {}): string {
  const writer = openWriter(index + 1)
  const title = `Briefing ${index}: the ${writer.word()} and the ${writer.word()}${edit.title ? ` ${edit.title}` : ''}`
  const fields = {
    title,
    description: `What briefing ${index} says about the ${writer.word()}, the ${writer.word()} and the ${writer.word()} of a program.`,
    excerpt: writer.paragraph(2),
    author: 'A. Writer',
    authorRole: 'Synthetic author',
    readTime: 3,
    date: new Date(Date.UTC(2026, 10, 3) - Math.floor(index / aDay) * 86_400_000).toISOString().slice(0, 10),
    category: categories[index % categories.length],
    featured: false,
    takeaways: [writer.sentence(), writer.sentence(), writer.sentence()],
    related: [1, 7].filter((back) => back <= index).map((back) => articleSlug(index - back)),
  }
  const lines = Object.entries(fields).flatMap(([name, value]) => field(name, value))
  return `---\n${lines.join('\n')}\n---\n\n${body(index, writer, edit.body)}\n`
}

/** A field as editors write it: a list has a line for each item, and is left out when there is none. */
function field(name: string, value: unknown): string[] {
  if (!Array.isArray(value)) return [`${name}: ${JSON.stringify(value)}`]
  return value.length > 0 ? [`${name}:`, ...value.map((item) => `  - ${JSON.stringify(item)}`)] : []
}

function body(index: number, writer: Writer, ending = ''): string {
  const older =
    index > 2 ? `[an earlier briefing](/briefings/${articleSlug(index - 2)}#first-steps)` : 'an earlier briefing'
  const row = () => `| ${writer.word()} | ${writer.number(900)} | ${writer.sentence()} |`
  const item = () => `- **${writer.word()}:** ${writer.sentence()}`
  return [
    `${writer.paragraph(5)} ${ending}`.trim(),
    `${writer.paragraph(3)} See [our services](/services) and ${older}.`,
    '## First steps',
    writer.paragraph(6),
    `${writer.paragraph(2)} [Write to us](/contact) about it; the *${writer.word()}* matters.`,
    `## The ${writer.word()} in figures`,
    `| Subject | Amount | What it means |\n| --- | --- | --- |\n${row()}\n${row()}\n${row()}\n${row()}`,
    index % 2
      ? chart(writer)
      : `The ${writer.word()} came to <CountUp value={${writer.number(90) + 1}} suffix="%" /> of the plan.`,
    ...(index % 5
      ? []
      : [`![An engraved landscape of hills.](${plates[index % plates.length]} "Reused by many briefings.")`]),
    '## What to do next',
    [item(), item(), item(), item()].join('\n'),
    '### A last word',
    writer.paragraph(7),
    writer.paragraph(6),
  ].join('\n\n')
}

function chart(writer: Writer): string {
  const values = Array.from({ length: 4 }, () => writer.number(90) + 1)
  return `<RatioChart title="The ${writer.word()} by quarter" unit="$m" labels={["Q1", "Q2", "Q3", "Q4"]} series={[{ label: "Plan", values: ${JSON.stringify(values)} }]} />`
}
