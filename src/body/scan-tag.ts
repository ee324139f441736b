/** Where the parts of a tag stand in the text. */
export interface ScannedTag {
  /** The offsets of `<Name`. */
  name: [start: number, end: number]
  attributes: ScannedAttribute[]
  /** The offset after the tag, when it can be read. */
  end?: number
  /** What keeps the tag from being read. */
  problem?: { kind: TagProblem; at: [start: number, end: number]; message: string; hint: string }
}
/** What can be wrong in a tag: not closed itself, or its text; a quotation mark inside one; a sign, or a value, of no kind. */
export type TagProblem = 'open-tag' | 'open-text' | 'inner-quote' | 'stray-sign' | 'bare-value'
export interface ScannedAttribute {
  name: string
  at: [start: number, end: number]
  /** The value with its quotes or braces. */
  value?: [start: number, end: number]
}

/** Scans the opening tag at an offset: the parser gives no positions for attributes. */
export function scanTag(text: string, start: number): ScannedTag {
  const nameEnd = match(/<\s*[\w$.:-]*/y, text, start) ?? start + 1
  const tag: ScannedTag = { name: [start, nameEnd], attributes: [] }
  let at = nameEnd
  for (;;) {
    at = match(/\s*/y, text, at) ?? at
    if (at >= text.length)
      return withProblem(tag, 'open-tag', tag.name, 'The tag is never closed with >.', 'End it with /> or >.')
    if (text[at] === '>' || text.startsWith('/>', at)) {
      const problem = swallowsTag(text, tag) ? quoteProblem(text, tag) : undefined
      return { ...tag, end: text.indexOf('>', at) + 1, ...(problem && { problem }) }
    }
    if (text[at] === '{') {
      at = closingBrace(text, at)
      continue
    }
    const next = scanAttribute(text, at, tag)
    if (next === undefined) return { ...tag, problem: quoteProblem(text, tag) ?? tag.problem }
    at = next
  }
}

/** Whether a text goes on up to the attribute of a later tag: an even number of missing quotation marks can be read. */
function swallowsTag(text: string, { attributes }: ScannedTag): boolean {
  return attributes.some(({ value }) => {
    const written = value ? text.slice(...value) : ''
    return /^["']/.test(written) && /\n[ \t]*<[A-Z]/.test(written) && /=\s*["']$/.test(written)
  })
}

/** A mistake in the quotation marks of an attribute, which makes what comes after it unreadable. */
function quoteProblem(text: string, { attributes }: ScannedTag): ScannedTag['problem'] {
  for (const { name, at, value } of attributes) {
    if (!value || text[value[0]] === '{') continue
    const [start, end] = value
    // It goes on after the end of the tag, or up to the quotation mark with which the next value begins.
    if (/\n[ \t]*\n|>[ \t]*\n|<\/?[A-Z]|=\s*["']$/.test(text.slice(start, end))) {
      const shown = /^[^\n]*?(?=\n|<\/)/.exec(text.slice(start, end))?.[0].length ?? end - start
      const hint = `Write ${name}="text", with a quotation mark at both ends.`
      return { kind: 'open-text', at: [at[0], start + shown], message: neverClosed(name), hint }
    }
    if (/^(?![\w-]+\s*=)(?:[^\s/>]|[^="'<>]*["'])/.test(text.slice(end, end + 300))) {
      const message = `A quotation mark inside the text of \`${name}\` ends it here.`
      const hint = `Write curly quotes inside: ${name}="He said “no” twice".`
      return { kind: 'inner-quote', at: [end - 1, end], message, hint }
    }
  }
  return undefined
}

const neverClosed = (name: string) => `The text of \`${name}\` is never closed with a quotation mark.`

function scanAttribute(text: string, start: number, tag: ScannedTag): number | undefined {
  const end = match(/[\p{L}_$][\w$:-]*/uy, text, start)
  if (end === undefined) {
    withProblem(
      tag,
      'stray-sign',
      [start, start + 1],
      `The character ${String.fromCodePoint(text.codePointAt(start) ?? 0)} does not belong in a tag.`,
      text.startsWith('\\>', start) ? 'End the tag with />.' : 'Write attributes as name="text" or name={3}.',
    )
    return undefined
  }
  const attribute: ScannedAttribute = { name: text.slice(start, end), at: [start, end] }
  tag.attributes.push(attribute)
  const equals = match(/\s*=\s*/y, text, end)
  if (equals === undefined) return end
  const valueEnd = endOfValue(text, equals)
  if (valueEnd === undefined) {
    const missing = text[equals] === '"' || text[equals] === "'"
    const message = missing
      ? neverClosed(attribute.name)
      : `The value of \`${attribute.name}\` needs quotation marks or braces.`
    withProblem(
      tag,
      missing ? 'open-text' : 'bare-value',
      [start, Math.max(equals, end)],
      message,
      `Write ${attribute.name}="text", or ${attribute.name}={3} for a number, true, false or a list.`,
    )
    return undefined
  }
  attribute.value = [equals, valueEnd]
  return valueEnd
}

function endOfValue(text: string, start: number): number | undefined {
  const first = text[start]
  if (first === '{') return closingBrace(text, start)
  if (first !== '"' && first !== "'") return undefined
  const close = text.indexOf(first, start + 1)
  return close === -1 ? undefined : close + 1
}

/** How far a value in braces is followed, in characters: a longer one is one that is never closed. */
const longestValue = 10_000

/** The offset after the brace that closes the one at `start`; texts inside are skipped. */
function closingBrace(text: string, start: number): number {
  let depth = 0
  const limit = Math.min(text.length, start + longestValue)
  for (let at = start; at < limit; at += 1) {
    const character = text[at]
    if (character === '{') depth += 1
    if (character === '}') depth -= 1
    if (depth === 0) return at + 1
    if (character === '"' || character === "'" || character === '`')
      at = (match(/(["'`])(?:\\.|(?!\1)[^\n\\])*\1/y, text, at) ?? at + 1) - 1
  }
  return text.length
}

function withProblem(
  tag: ScannedTag,
  kind: TagProblem,
  at: [number, number],
  message: string,
  hint: string,
): ScannedTag {
  tag.problem = { kind, at, message, hint }
  return tag
}

/** The offset after a sticky match at `at`. */
function match(pattern: RegExp, text: string, at: number): number | undefined {
  pattern.lastIndex = at
  return pattern.test(text) ? pattern.lastIndex : undefined
}
