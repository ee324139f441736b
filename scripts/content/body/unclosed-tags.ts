import { distance } from 'fastest-levenshtein'
import { scanTag } from '#src/body/scan-tag.ts'
import { suggest } from '../fields/suggest.ts'
import { offsetAt } from '../model/position.ts'
import { escaped, htmlMistake } from './html-mistake.ts'
import type { Mistake, Range } from './mistake.ts'
import { isHtml, unclosedUnknown, vocabulary } from './vocabulary.ts'

/** Explains a tag that is not closed, or closes nothing, by the message of the parser. */
export function unclosedTag(text: string, at: number, message: string): Mistake | undefined {
  const [, never, ...openedAt] = /^Expected a closing tag for `<([^`>]*)>` \((\d+):(\d+)\)/.exec(message) ?? []
  if (never !== undefined) {
    const start = offsetOf(text, openedAt)
    const turned = text.slice(start).search(/<\\\w+>/)
    if (turned !== -1) return backslashed(text, start + turned)
    const inParagraph = message.includes('before the end of')
    const close = inParagraph ? lateClosing(text, never, start + 1) : undefined
    if (close) return halfInParagraph(text, never, start, close[0])
    const paragraph = inParagraph ? ', in the same paragraph or with blank lines around both tags' : ''
    return neverClosed(text, never, start, {
      closing: '',
      write: `Write </${never}> after what belongs inside${paragraph}`,
    })
  }
  const [, within, ...outside] = /^Expected the closing tag `<\/([^`>]*)>`.*opened at (\d+):(\d+)/.exec(message) ?? []
  if (within !== undefined) return halfInParagraph(text, within, offsetOf(text, outside), at)
  const [, closing, opening = '', ...place] =
    /^Unexpected closing tag `<\/([^`>]*)>`(?:, expected corresponding closing tag for `<([^`>]*)>` \((\d+):(\d+)\))?/.exec(
      message,
    ) ?? []
  if (closing === undefined) return undefined
  const inside = { name: opening, start: offsetOf(text, place) }
  return (
    (opening && (misnamed(text, inside, closing, at) ?? crossed(text, inside, closing, at))) ||
    neverOpened(text, closing, at)
  )
}

const offsetOf = (text: string, [line, column]: readonly string[]) => offsetAt(text, Number(line), Number(column))

interface Opening {
  name: string
  start: number
}

/** Two tags that belong together, of which one has a slip in its name: Cards and Card, ledger and Ledger. */
function misnamed(text: string, { name, start }: Opening, closing: string, at: number): Mistake | undefined {
  const isAlike =
    closing.startsWith(name) || name.startsWith(closing) || distance(name.toLowerCase(), closing.toLowerCase()) <= 2
  if (!isAlike || openedIn(text, name).length <= closedIn(text, name) || isOpen(text.slice(0, at), closing))
    return undefined
  const opened: Range = [start, start + name.length + 1]
  const closed = closingTag(text, at)
  const tags = [name, closing]
  const leaveOut: Range[] = [[start, scanTag(text, start).end ?? opened[1]], closed]
  if (!vocabulary.has(closing))
    return {
      message: `</${closing}> has another name than <${name}>, which it closes.`,
      hint: `Write </${name}>.`,
      at: closed,
      leaveOut,
      tags,
    }
  if (!vocabulary.has(name))
    return { message: `There is no block <${name}>.`, hint: `Did you mean <${closing}>?`, at: opened, leaveOut, tags }
  return {
    message: `<${name}> is opened here, but </${closing}> closes it.`,
    hint: 'Write the same name in both.',
    at: opened,
    leaveOut,
    tags,
  }
}

/** A tag that is closed while another one is open. Nothing when it was never opened itself. */
function crossed(text: string, { name, start }: Opening, closing: string, at: number): Mistake | undefined {
  const before = text.slice(0, at)
  if (!isOpen(before, closing)) return undefined
  const last = openedIn(before, closing).at(-1) ?? 0
  // The parser does not see a tag of a paragraph from outside of it.
  if (last > start) return halfInParagraph(text, closing, last, at)
  const late = lateClosing(text, name, at)
  const write = `Write </${name}> before </${closing}>${late ? ', and remove the one that comes too late' : ''}`
  const mistake = neverClosed(text, name, start, { closing, write })
  return late ? { ...mistake, leaveOut: [...(mistake.leaveOut ?? []), late] } : mistake
}

/** Words stand beside one of two tags that belong together, so that it is part of a paragraph, of which the other is none. */
function halfInParagraph(text: string, name: string, start: number, close: number): Mistake {
  const end = scanTag(text, start).end ?? start + name.length + 1
  const closing = closingTag(text, close)
  const meant = suggest(name, vocabulary.keys())
  if (isHtml(name, meant)) return htmlMistake(text, name, meant, [start, end])
  const isFirst = /^[ \t]*\S/.test(text.slice(end, end + 1000)) || /\S[ \t]*$/.test(text.slice(0, start))
  return {
    message: `Words stand beside ${isFirst ? `<${name}>` : `</${name}>`}, so it is part of their paragraph, of which ${isFirst ? `</${name}>` : `<${name}>`} is none.`,
    hint: `Put it on a line of its own, with a blank line between it and the words.`,
    at: isFirst ? [start, start + name.length + 1] : closing,
    leaveOut: [[start, end], closing],
    tags: [name],
  }
}

/** The closing tag of a name, where it follows before the name is opened again: the two closing tags changed places. */
function lateClosing(text: string, name: string, at: number): Range | undefined {
  const next = tagsNamed(name, '/?').exec(text.slice(at))
  return next?.[0].startsWith('</') ? closingTag(text, at + next.index) : undefined
}

function neverOpened(text: string, name: string, at: number): Mistake {
  const range = closingTag(text, at)
  if (isHtml(name, suggest(name, vocabulary.keys()))) return htmlMistake(text, name, undefined, range)
  const before = [...text.slice(0, at).matchAll(tagsNamed(name, ''))].at(-1)
  const closesItself =
    before !== undefined && isSelfClosing(text, before.index) && closedIn(text.slice(before.index, at), name) === 0
  return {
    message: `</${name}> closes a tag that was never opened.`,
    hint: closesItself
      ? `Remove the slash at the end of <${name} … /> above it if what follows that belongs inside, or remove this tag.`
      : `Remove it, or write <${name}> before what belongs inside.`,
    at: [at, at + 1],
    leaveOut: [range],
    tags: [name],
  }
}

function neverClosed(
  text: string,
  name: string,
  start: number,
  { closing, write }: { closing: string; write: string },
): Mistake {
  const tag = scanTag(text, start)
  const at: Range = [start, start + name.length + 1]
  const leaveOut: Range[] = [[start, tag.end ?? text.indexOf('>', start) + 1]]
  const meant = suggest(name, vocabulary.keys())
  if (isHtml(name, meant)) return htmlMistake(text, name, meant, leaveOut[0] as Range)
  const definition = vocabulary.get(name)
  if (!definition) return { ...unclosedUnknown(name, meant), at, leaveOut, tags: [name] }
  // A tag that cannot be read to its end may well be closed there.
  if (tag.problem && tag.end === undefined && (leaveOut[0]?.[1] ?? 0) > start)
    return { ...tag.problem, leaveOut, tags: [name] }
  return {
    message: `The tag <${name}> that is opened here is ${closing ? `not closed before </${closing}>` : 'never closed'}.`,
    hint:
      definition.children === 'none'
        ? `End it with />: <${name} … />. Nothing can stand inside.`
        : `${write}, or <${name} … /> if nothing ${closing ? 'belongs inside' : 'does'}.`,
    at,
    leaveOut,
    tags: [name],
  }
}

const tagsNamed = (name: string, slash: string) => new RegExp(`<${slash}${escaped(name)}(?=[\\s/>])`, 'g')
const isSelfClosing = (text: string, start: number) => text[(scanTag(text, start).end ?? 0) - 2] === '/'

/** Where a name is opened, without the tags that close themselves. */
function openedIn(text: string, name: string): number[] {
  return [...text.matchAll(tagsNamed(name, ''))]
    .map(({ index }) => index)
    .filter((start) => !isSelfClosing(text, start))
}

function closedIn(text: string, name: string): number {
  return [...text.matchAll(tagsNamed(name, '/'))].length
}

const isOpen = (before: string, name: string) => openedIn(before, name).length > closedIn(before, name)

/** A closing tag with a backslash. */
export function backslashed(text: string, at: number): Mistake | undefined {
  const [tag, name] = /^<\\[ \t]*(\w+)[ \t]*>/.exec(text.slice(at, at + 100)) ?? []
  if (tag === undefined || name === undefined) return undefined
  const opened = openedIn(text.slice(0, at), name).at(-1)
  const range: Range = [at, at + tag.length]
  return {
    message: `A slash closes a tag, and this is a backslash.`,
    hint: `Write </${name}>.`,
    at: range,
    leaveOut: opened === undefined ? [range] : [[opened, scanTag(text, opened).end ?? opened + 1], range],
    tags: [name],
  }
}

function closingTag(text: string, start: number): Range {
  const end = text.indexOf('>', start)
  return [start, end === -1 ? start + 1 : end + 1]
}
