import { htmlWords, isInTable, rewrittenTogether } from './html-hint.ts'
import { inParts } from './html-parts.ts'
import type { Mistake, Range } from './mistake.ts'
import { quietCode } from './quiet-code.ts'

/**
 * A tag of HTML that is no element of its own. No other of its name is right either, so that all are left out at once; in
 * samples of code they are.
 */
export function htmlMistake(text: string, name: string, meant: string | undefined, found: Range): Mistake {
  const { names, wholes } = rewrittenTogether(name)
  const pattern = new RegExp(`<(/?)(${names.map(escaped).join('|')})(?=[\\s/>])[^<>]*>`, 'g')
  const all = [...(quietCode(text) ?? text).matchAll(pattern)]
  const opened = all.filter(({ 1: slash }) => slash === '')
  const whole = opened.filter(({ 2: tag = '' }) => wholes.includes(tag))
  const [first = found, ...others] = (whole.length > 0 ? whole : opened).map(
    ({ 2: tag = '', index }): Range => [index, index + tag.length + 1],
  )
  const told = /^<(\w[^\s/>]*)/.exec(text.slice(first[0], first[1]))?.[1] ?? name
  const tags = all.map(({ 0: tag, index }): Range => [index, index + tag.length])
  const fix = /^(?:br|p)$/.test(name) ? inParts(text, tags) : undefined
  return {
    ...htmlWords(told, meant, isInTable(text, first[0])),
    ...(fix && { fix: tags.length > 1 ? { ...fix, places: tags.length } : fix }),
    at: first,
    others,
    leaveOut: [found, ...tags],
    tags: names,
  }
}

/** The name of a tag in a pattern. */
export const escaped = (name: string) => name.replace(/[^\w]/g, '\\$&')
