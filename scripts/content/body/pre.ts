import { type WholeFix, wordsAt } from '../model/fix.ts'
import { htmlWords } from './html-hint.ts'
import type { Mistake, Range } from './mistake.ts'
import { quietCode } from './quiet-code.ts'

/** A sample of code in HTML. */
const sample = /<pre\b[^<>]*>(?:(?!<\/?pre\b)[\s\S])*<\/pre\s*>/g

/** A sample of code around a place, told as a whole: what looks like a tag or a value in it is neither. */
export function preAround(text: string, at: number): Mistake | undefined {
  if (!text.includes('<pre')) return undefined
  const found = [...(quietCode(text) ?? text).matchAll(sample)].find(
    ({ 0: source, index }) => index < at && at < index + source.length,
  )
  if (!found) return undefined
  const range: Range = [found.index, found.index + found[0].length]
  const fix = preFix(text, range)
  return { ...htmlWords('pre'), rule: 'html', at: [range[0], range[0] + 4], leaveOut: [range], ...(fix && { fix }) }
}

/** Lines of ``` around a sample that has lines of its own. */
export function preFix(text: string, [start, end]: Range): WholeFix | undefined {
  const [, indent] = /(?:^|\n)([ \t]*)$/.exec(text.slice(0, start)) ?? []
  const code = text
    .slice(start, end)
    .replace(/^<pre\b[^<>]*>\s*?\n?(?:<code\b[^<>]*>)?\n?|(?:\s*<\/code>)?\s*<\/pre\s*>$/g, '')
  const isAlone = indent !== undefined && /^[ \t]*(?:\n|$)/.test(text.slice(end))
  if (!isAlone || !code.trim() || code.includes('```') || /<\/?[a-z]|&\w+;/.test(code)) return undefined
  return wordsAt(text, start, end, `\`\`\`\n${code}\n${indent}\`\`\``)
}
