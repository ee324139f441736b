import { scanTag } from '#src/body/scan-tag.ts'
import { wordsAt } from '../model/fix.ts'
import { lineEnd, offsetAt } from '../model/position.ts'
import { attributesAt } from './attributes.ts'
import { formulaAround } from './formula.ts'
import type { Mistake, Range } from './mistake.ts'
import { otherCommand, otherFields } from './other-command.ts'
import { preAround } from './pre.ts'
import { backslashed, unclosedTag } from './unclosed-tags.ts'

/** Explains the parser's exception, `line:column: message`. Offsets count in the text that was given to the parser. */
export function mdxMistake(text: string, error: unknown): Mistake {
  const raw = error instanceof Error ? error.message : String(error)
  const [, line = '1', column = '1', message = raw] =
    /^(\d+):(\d+): ([\s\S]*?)(?: \(mdx[\w-]*:[\w-]+\))?$/.exec(raw) ?? []
  const start = Math.min(offsetAt(text, Number(line), Number(column)), text.length)
  return (
    preAround(text, start) ??
    formulaAround(text, start) ??
    unclosedTag(text, start, message) ??
    stray(text, start, message) ??
    expression(text, start, message) ?? {
      at: [start, start + 1],
      message: `The text cannot be read here: ${message}.`,
      leaveOut: [[start, Math.max(lineEnd(text, start), start + 1)]],
    }
  )
}

/** How long an address in angle brackets is. */
const addressAt = (text: string, start: number) => /^<[^\s<>]*>?/.exec(text.slice(start, start + 2000))?.[0].length ?? 1

function stray(text: string, start: number, message: string): Mistake | undefined {
  if (text.startsWith('<!--', start)) {
    const close = text.indexOf('-->', start)
    const inside = text.slice(start + 4, close)
    // Braces hold no blank line within a paragraph, and none of the signs that end a comment.
    const range: Range | undefined =
      close === -1 || /[{}<*\\]|\n[ \t>]*\n/.test(inside) ? undefined : [start, close + 3]
    return {
      message: 'Comments in angle brackets do not exist here.',
      hint: 'Write the comment as {/* … */}.',
      ...(range && { fix: wordsAt(text, ...range, `{/*${inside}*/}`) }),
      at: [start, start + 4],
      leaveOut: [[start, close === -1 ? lineEnd(text, start) : close + 3]],
    }
  }
  if (text[start] !== '<' || !message.startsWith('Unexpected')) return undefined
  const [, scheme] = /^<(https?:|mailto:|[^\s<>]+@)/.exec(text.slice(start, start + 200)) ?? []
  if (scheme) {
    const end = start + addressAt(text, start)
    const address = `${scheme.endsWith('@') ? 'mailto:' : ''}${text.slice(start + 1, end).replace('>', '')}`
    return {
      message: 'Addresses do not stand in angle brackets.',
      hint: `Write [the words of the link](${address}).`,
      ...(text[end - 1] === '>' && {
        fix: wordsAt(text, start, end, `[${text.slice(start + 1, end - 1)}](${address})`),
      }),
      at: [start, start + 1],
      leaveOut: [[start, end]],
    }
  }
  const turned = backslashed(text, start)
  if (turned) return turned
  const problem = /^<[A-Za-z]/.test(text.slice(start, start + 2)) ? scanTag(text, start).problem : undefined
  if (problem) return brokenTag(text, start, problem)
  return {
    message: 'A lone < begins a tag, and this is none.',
    hint: 'Write \\< for the sign itself.',
    at: [start, start + 1],
  }
}

/** A tag whose attributes cannot be read is kept without them, so that its closing tag still finds it. */
export function brokenTag(text: string, start: number, found: Omit<Mistake, 'leaveOut'>): Mistake {
  const problem = { ...found, ...tagWords(text, found) }
  const [, nameEnd] = scanTag(text, start).name
  const paragraph = text.indexOf('\n\n', start)
  const close = text.indexOf('>', Math.max(problem.at[0], nameEnd))
  if (close === -1 || (paragraph !== -1 && close > paragraph))
    return { ...problem, leaveOut: [[start, lineEnd(text, start)]], tags: [text.slice(start + 1, nameEnd)] }
  // A backslash was meant to close the tag as well.
  if (text[close - 1] === '\\')
    return { ...problem, leaveOut: [[start, close + 1]], tags: [text.slice(start + 1, nameEnd)] }
  const end = text[close - 1] === '/' ? close - 1 : close
  if (end <= nameEnd) return { ...problem, leaveOut: [[start, close + 1]] }
  // Words behind the tag would make it a part of a paragraph, in which its closing tag does not stand.
  const after: Range[] = problem.at[1] > close + 1 ? [[close + 1, problem.at[1]]] : []
  return { ...problem, leaveOut: [[nameEnd, end], ...after] }
}

/** What is better said of a tag than that an attribute cannot be read. */
function tagWords(text: string, { kind, at: [from, to], hint = '' }: Mistake): Partial<Mistake> {
  const name = /^\w+(?=\s*=\s*(?:[“”„‘’]|"[^"\n>]*[“”](?:\s*\/?>|\s+\w+=)))/.exec(text.slice(from, from + 500))?.[0]
  if (name)
    return {
      message: `Only plain quotation marks hold the text of \`${name}\` together, and one here is curly.`,
      hint: `Write ${name}="text" with the plain sign on the keyboard.`,
    }
  if (kind === 'lost-value' && /^\{[^{}\n]*[“”„]/.test(text.slice(from, from + 500)))
    return {
      message: 'Curly quotation marks hold no text together in braces.',
      hint: 'Write plain ones: {["a", "b"]}.',
    }
  if (kind === 'inner-quote' && /[,;]/.test(text[to] ?? ''))
    return {
      at: [to, to + 1],
      message: 'This sign does not belong between attributes.',
      hint: 'Remove it: a space is enough.',
    }
  return kind === 'open-tag' ? { hint: `${hint} Write \\< for the sign itself.` } : {}
}

function expression(text: string, start: number, message: string): Mistake | undefined {
  if (message.includes('corresponding closing brace')) return loneBrace(text, start)
  if (!message.startsWith('Could not parse expression')) return undefined
  const brace = text.lastIndexOf('{', start)
  const from = text[brace - 1] === '{' ? brace - 1 : brace
  const other = tagAround(text, from) === undefined ? otherSystem(text, from) : undefined
  if (other) return other
  const at: Range = brace === -1 ? [start, start + 1] : [brace, Math.max(brace + 1, start)]
  const [closed] = oneLine.exec(text.slice(at[0], at[0] + 200)) ?? []
  const [written = ''] = (closed ?? text.slice(at[0], at[0] + 200)).split('\n')
  const mistake = {
    message: `“${written}” can be read neither as a number nor as a list.`,
    hint: 'Braces hold a number, true, false, a list or a group of these. Write \\{ for the sign itself.',
    at,
  }
  const outer = text.lastIndexOf('={', at[0]) + 1
  const isInside = outer > 0 && !/>|\n\n/.test(text.slice(outer, at[0]))
  const tag = tagAround(text, at[0]) ?? (isInside ? tagAround(text, outer) : undefined)
  const [, figure] = /^\{\s*(\d{1,3}(?:,\d{3})+)\s*\}/.exec(text.slice(at[0], at[0] + 100)) ?? []
  if (tag !== undefined && figure)
    return brokenTag(text, tag, {
      ...mistake,
      hint: `Write the number without a comma: {${figure.replaceAll(',', '')}}.`,
    })
  if (tag !== undefined) return brokenTag(text, tag, mistake)
  return { ...mistake, message: unseen(written), leaveOut: [[at[0], at[0] + (closed ?? '{').length]] }
}

/** What is said of braces among words. */
export const unseen = (written: string) => `Readers would see nothing of “${written}”.`

/** Braces that are closed on their line. */
const oneLine = /^\{[^{}\n]*\}/

/** Braces that mean something elsewhere. */
const otherSystem = (text: string, at: number) =>
  formulaAround(text, at) ?? otherCommand(text, at) ?? attributesAt(text, at) ?? otherFields(text, at)

/** A brace that begins nothing: in a text, or as the value of an attribute. */
export function loneBrace(text: string, at: number): Mistake {
  const sample = preAround(text, at)
  if (sample) return sample
  const tag = tagAround(text, at)
  const other = tag === undefined ? otherSystem(text, at) : undefined
  if (other) return other
  const mistake: Mistake = {
    message: 'The sign { opens something here that is never closed.',
    hint: 'Write \\{ for the sign itself.',
    at: [at, at + 1],
  }
  const [closed] = oneLine.exec(text.slice(at, at + 200)) ?? []
  if (tag === undefined && closed)
    return {
      message: unseen(closed),
      hint: 'Remove the braces and what is in them, or write \\{ for the sign itself.',
      at: [at, at + closed.length],
    }
  if (tag === undefined) return mistake
  const words = {
    kind: 'lost-value',
    message: 'The braces of this attribute hold no value that can be read.',
    hint: 'Write name="text", or name={3} for a number, true, false or a list.',
  } as const
  return brokenTag(text, tag, { ...words, at: [at, at + 1] })
}

/** Where the tag begins that a brace is an attribute of. */
function tagAround(text: string, brace: number): number | undefined {
  if (!/[=\s]/.test(text[brace - 1] ?? '')) return undefined
  const start = text.lastIndexOf('<', brace)
  const inside = start !== -1 && /^<[A-Za-z]\w*\s/.test(text.slice(start, start + 60))
  return inside && !/>|\n\n/.test(text.slice(start, brace)) ? start : undefined
}
