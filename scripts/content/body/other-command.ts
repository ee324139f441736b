import { lineBefore } from '../model/position.ts'
import type { Mistake } from './mistake.ts'

/** What another system replaces by something: `{{< youtube id >}}`, `{% include x %}`, `{{ site.url }}`. */
const command = /^\{\{[<%]?[^{}]{0,400}\}\}|^\{%[^{}]{0,400}%\}/

/** A command of another system, told as one; in the address of a link, the link keeps its words. */
export function otherCommand(text: string, at: number): Mistake | undefined {
  const [written] = command.exec(text.slice(at, at + 500)) ?? []
  if (written === undefined) return undefined
  const end = at + written.length
  const open = /(?<=\[([^\][\n]*))\]\(\S*$/.exec(text.slice(Math.max(0, at - 400), at))
  const close = open ? /^[^)\n]*\)/.exec(text.slice(end))?.[0].length : undefined
  const base: Mistake = {
    at: [at, end],
    rule: 'other-system',
    message: 'This is a command of another system. Readers would see nothing of it here.',
    leaveOut: [[at, end]],
  }
  if (open && close !== undefined) {
    const from = at - open[0].length
    const words = open[1] ?? ''
    return {
      ...base,
      message: 'Another system makes the address of this link.',
      hint: `Write [${words}] and the address of the page, which begins with / on this site, in round brackets.`,
      leaveOut: [
        [from - words.length - 1, from - words.length],
        [from, end + close],
      ],
    }
  }
  return { ...base, hint: forReaders(written) ?? 'Delete it, and write what it stands for.' }
}

/** What to do with a command that holds words for readers; undefined of one without. */
export function forReaders(command: string): string | undefined {
  const named = [...command.matchAll(/\b(?:caption|alt|text|title|label)\s*=\s*["“]([^"”]+)["”]/g)].map(
    ([, words]) => words,
  )
  const between = /\]([^[]*)\[\//
    .exec(command)?.[1]
    ?.replace(/<[^>]*>/g, '')
    .trim()
  const found = between ? [...named, between] : named
  if (found.length === 0) return undefined
  return `Write what readers should see of it, ${found.map((words) => `“${words}”`).join(', ')}, and delete the rest.`
}

/** A group of JSON in lines of its own. */
const fields = /^\{\s*"[^"\n]+"\s*:[\s\S]{0,2000}?\}(?=[ \t]*(?:\n[ \t]*\n|\n?$))/

/** Fields as another system keeps them, in JSON, told as one: a backslash before the brace would publish them. */
export function otherFields(text: string, at: number): Mistake | undefined {
  const [written] = lineBefore(text, at) ? [] : (fields.exec(text.slice(at, at + 2100)) ?? [])
  if (written === undefined) return undefined
  const range: [number, number] = [at, at + written.length]
  return {
    at: range,
    rule: 'other-system',
    message: 'These are fields or code in braces. Readers would see nothing of them here.',
    hint: 'Delete them, or write ``` on a line above and on one below what readers should see as code.',
    leaveOut: [range],
  }
}
