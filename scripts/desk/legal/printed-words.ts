import { fillWords } from '../../../src/lib/fill-words.ts'
import type { MarkedWords } from '../../outputs/pdf/printed-document.ts'
import { grouped } from './docx/pieces.ts'
import type { MarkedRun } from './redline-passages.ts'

const textOf = (runs: readonly MarkedRun[]) => runs.map(({ text }) => text).join('')

/**
 * The words of a passage with what is read aloud in their place: “45 (formerly 30)” for words that replaced others, and what
 * the page says of words that only came or went.
 *
 * @param replaced {now} and {before} are filled in
 * @param addressOf where a link leads from a sheet
 */
export function printedWords(
  runs: readonly MarkedRun[],
  replaced: string,
  addressOf: (href: string) => string | undefined,
): MarkedWords[] {
  const parts = grouped([...runs.entries()], ([at, { mark, href, said }]) =>
    mark && said && !href ? mark : String(at),
  ).map((part) => part.map(([, run]) => run))
  const words: MarkedWords[] = []
  for (let at = 0; at < parts.length; at += 1) {
    const part = parts[at] as MarkedRun[]
    const next = textOf(parts[at + 1] ?? []).trim() ? at + 1 : at + 2
    const now = parts[next]
    if (isSaid(part, 'del') && now && isSaid(now, 'ins')) {
      const blank = next === at + 1 ? [{ ...part[0], text: ' ', mark: undefined }] : []
      const all = [...part, ...blank, ...parts.slice(at + 1, next + 1).flat()] as MarkedRun[]
      const said = fillWords(replaced, { now: textOf(now).trim(), before: textOf(part).trim() })
      words.push(...read(all, around(textOf(all), said)))
      at = next
    } else if (part[0]?.said) {
      const [before, after] = part[0].said
      words.push(...read(part, around(textOf(part), `${before.trim()} ${textOf(part).trim()}${after}`)))
    } else words.push(...read(part))
  }
  return words

  function read(all: readonly MarkedRun[], aloud?: string): MarkedWords[] {
    return all.map(({ said: _, href, ...run }, index) => {
      const to = href && addressOf(href)
      return { ...run, ...(to && { href: to }), ...(aloud && (index === 0 ? { aloud } : { joins: true })) }
    })
  }
}

const isSaid = ([first]: readonly MarkedRun[], mark: 'ins' | 'del') =>
  first?.mark === mark && first.said !== undefined && !first.href

/** With the blanks that stand around the words. */
const around = (text: string, said: string) => `${/^\s*/.exec(text)}${said}${/\s*$/.exec(text)}`
