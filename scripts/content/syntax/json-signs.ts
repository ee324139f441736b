import { lineEnd } from '../model/position.ts'
import { type Found, matches } from './unclosed-text.ts'

/** The rest of a line, or what stands between marks. Two hyphens begin a comment at the beginning of a line only. */
const comment = /(?:#|\/\/|--)[^\n]*|\/\*[\s\S]{0,2000}?\*\/|<!--[\s\S]{0,2000}?-->|<!--[^\n]*/y

/** The marks that some programs put around code, which were copied with it. */
export function fenceAt(source: string, at: number): Found | undefined {
  const end = /(?:^|\n)[ \t]*$/.test(source.slice(Math.max(0, at - 100), at))
    ? matches(/```\w*/y, source, at)
    : undefined
  if (end === undefined) return undefined
  const words = [
    'These signs are no part of the file: they came along with what was copied.',
    'Remove the line.',
  ] as const
  return { end: end - 1, instead: [[at, ' '.repeat(end - at)]], problem: { start: at, end, words } }
}

/** A comment, which JSON has none of. A sign # behind a colon begins a value. */
export function commentAt(source: string, at: number): Found | undefined {
  const before = source.slice(Math.max(0, at - 100), at)
  const begins = source[at] === '-' ? /(?:^|\n)[ \t]*$/ : /(?:^|[\n,{}[\]"\w])[ \t]*$/
  const end = begins.test(before) ? matches(comment, source, at) : undefined
  if (end === undefined) return undefined
  return {
    end: end - 1,
    instead: [[at, source.slice(at, end).replace(/[^\n]/g, ' ')]],
    problem: {
      start: at,
      end: Math.min(end, lineEnd(source, at)),
      words: ['JSON has no comments.', 'Remove the comment.'],
    },
  }
}

/** The name of a field with another sign than a colon behind it: `"type" = "x"`. */
export function wrongColon(source: string, at: number): Found | undefined {
  const name = matches(/"\w+"[ \t]*(?=(?:=>?|->|;|:=|：)[ \t]*(?:["“{[\d-]|(?:true|false|null)\b))/y, source, at)
  if (name === undefined || !/(?:^|[\n,{])[ \t]*$/.test(source.slice(Math.max(0, at - 100), at))) return undefined
  const end = matches(/[^\s"“{[\d]+/y, source, name) ?? name + 1
  const sign = source.slice(name, end)
  return {
    end: end - 1,
    instead: [[name, ':'.padEnd(sign.length)]],
    problem: {
      start: name,
      end,
      words: [`Between a name and its value stands a colon, not ${sign}.`, 'Write a colon.'],
    },
  }
}

/** The name of a field without quotation marks, as some programs write it. They take the place of a blank and of the colon. */
export function bareName(source: string, at: number, closer: string | undefined): Found | undefined {
  // Within a word none begins: it would be read again from each of its letters.
  const begins = closer === '}' && /[ \t]/.test(source[at - 1] ?? '')
  const end = begins ? matches(/[A-Za-z]\w*(?=:[ \t])/y, source, at) : undefined
  if (end === undefined || !/[,{]\s*[ \t]$/.test(source.slice(Math.max(0, at - 200), at))) return undefined
  const name = source.slice(at, end)
  return {
    end: end - 1,
    instead: [[at - 1, `"${name}":`]],
    problem: {
      start: at,
      end,
      kind: 'bare-name',
      words: ['The name of a field stands in double quotes.', `Write "${name}": and its value.`],
    },
  }
}
