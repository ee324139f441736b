import { fieldsEnd } from '#src/lib/fields-end.ts'
import { type Context, type Outlined, report, sourceOf } from './context.ts'
import { asHeading } from './convert-html.ts'
import { isTag } from './markdown-node.ts'
import { reportSpaceless } from './meant-headings.ts'

/** A heading with the level it has when none is left out above it. */
type Levelled = Outlined & { level: number }

const deepest = 4
/** So many headings are named where all of a text move. */
const named = 6

/**
 * Says once what is wrong with the headings of a text: a line # at its top is its title, and where a level is left out, or
 * begins too high, all of them move, so that what is below another stays below it.
 */
export function reportOutline(context: Context, known: boolean) {
  const { outline } = context
  if (!known) {
    for (const heading of outline) reportSpaceless(heading, Math.max(heading.depth, 2), context)
    return reportAlone(outline, context)
  }
  const title = titleOf(context)
  if (title) reportTitle(title, context)
  const headings = levelled(title ? outline.slice(1) : outline)
  const wrong = headings.filter(({ depth, level }) => depth !== level && level <= deepest)
  const [first] = wrong
  for (const heading of headings) reportSpaceless(heading, Math.min(heading.level, deepest), context)
  if (first) reportLevels(first, wrong, headings, context)
  reportAlone(
    headings.filter(({ level }) => level > deepest),
    context,
  )
}

/** The level of each: one below the nearest that is higher. A block has the second. */
function levelled(outline: readonly Outlined[]): Levelled[] {
  let above: Levelled[] = []
  return outline.map((heading) => {
    above = heading.node ? above.filter(({ depth }) => depth < heading.depth) : []
    const one = { ...heading, level: (above.at(-1)?.level ?? 1) + 1 }
    above.push(one)
    return one
  })
}

/** What only writers see. */
const comments = /<!--[\s\S]*?-->|\{\s*\/\*[\s\S]*?\*\/\s*\}/g

/** The only heading of the first level, if the text begins with it. */
function titleOf({ outline, text }: Context): Outlined | undefined {
  const [first, ...others] = outline
  if (first?.depth !== 1 || !first.words || others.some(({ depth }) => depth === 1)) return undefined
  const before = text.slice(fieldsEnd(text) ?? 0, first.node?.position?.start.offset)
  return before.replace(comments, '').trim() === '' ? first : undefined
}

function reportTitle(heading: Outlined, context: Context) {
  const { node, words } = heading
  if (!node) return
  const { line = 1, column = 1 } = node.position?.start ?? {}
  const source = sourceOf(node, context)
  // A line across the page below the title would be the first thing of the text.
  const [below = ''] =
    /^\s*\n[ \t]*(?:[-*_][ \t]*){3,}(?=\n|$)/.exec(context.text.slice(node.position?.end.offset)) ?? []
  const edits = [{ line, column, instead: source + below, write: '' }]
  report(
    context,
    'heading',
    node,
    'A first-level heading stands here, but the title of the page is the only one.',
    'Write its words in the field `title`, and remove the line.',
    [{ says: `title: ${words}`, edits, fields: { title: words } }],
  )
}

function reportLevels(first: Levelled, wrong: readonly Levelled[], all: readonly Levelled[], context: Context) {
  if (!first.node) return
  const before = all[all.indexOf(first) - 1]
  const after = before ? `a heading of level ${before.depth}` : 'the title of the page'
  const isTop = first.depth === 1
  const says = `${wrong.slice(0, named).map(written).join(', ')}${wrong.length > named ? ' …' : ''}`
  const edits = wrong.flatMap((heading) => editOf(heading, context))
  report(
    context,
    isTop ? 'heading' : 'heading-order',
    first.node,
    isTop
      ? 'A first-level heading stands here, but the title of the page is the only one.'
      : `The heading "${first.words}" is of level ${first.depth}, but it follows ${after}.`,
    wrong.length === 1 ? `Write ${'#'.repeat(first.level)} instead.` : `Write the headings so: ${says}.`,
    [{ says, edits }],
  )
}

const written = ({ level, words }: Levelled) =>
  `${'#'.repeat(level)} ${words.length > 40 ? `${words.slice(0, 39)}…` : words}`

/** The signs # before its words, or what makes a heading of them in the line below. */
function editOf(heading: Levelled, context: Context) {
  const { line, column } = heading.node?.position?.start ?? {}
  if (!heading.node || line === undefined || column === undefined) return []
  if (isTag(heading.node)) return asHeading(heading.node, heading.level, context.text)?.edits ?? []
  const source = sourceOf(heading.node, context)
  const [signs] = /^#+/.exec(source) ?? []
  const instead = signs ?? source
  const write = '#'.repeat(heading.level)
  const words = signs ? source.slice(signs.length) : source.replace(/\n[^\n]*$/, '')
  return [{ line, column, instead, write: write + (/^\s/.test(words) ? '' : ' ') + (signs ? '' : words) }]
}

/** Without knowing the others, or where it is too deep whatever they are, each heading is told by itself. */
function reportAlone(outline: readonly Outlined[], context: Context) {
  for (const { node, depth } of outline) {
    if (node && depth === 1)
      report(
        context,
        'heading',
        node,
        'A first-level heading stands here, but the title of the page is the only one.',
        'Write ## for the headings of the text.',
      )
    if (node && depth > deepest)
      report(
        context,
        'heading',
        node,
        `A heading of level ${depth} is too deep: there are three levels.`,
        'Use ##, ### or ####.',
      )
  }
}
