import { slug } from 'github-slugger'
import { wordsAt } from '../model/fix.ts'
import { lineBefore } from '../model/position.ts'
import { withLinks } from './link-targets.ts'
import type { Mistake } from './mistake.ts'
import { noteAt } from './notes.ts'

/** What Kramdown, Pandoc and MkDocs read as names, classes and the like of what stands before: `{#results}`, `{: .lead}`, `{width=50%}`. */
const attributes =
  /^\{(?::[^{}\n]*|[ \t]*[.#][^{}\n]*|[ \t]*[\w-]+=(?:"[^"\n]*"|'[^'\n]*'|[^\s{}"'=]+)(?=[\s}])[^{}\n]*)\}/

/** Attributes in braces, told as such: without them the words before are what they were. */
export function attributesAt(text: string, at: number): Mistake | undefined {
  const [braces] = attributes.exec(text.slice(at, at + 2000)) ?? []
  if (braces === undefined) return undefined
  const end = at + braces.length
  const line = lineBefore(text, at)
  if (/^:::+[ \t]*$/.test(line)) return { ...noteAt(text, at - line.length), leaveOut: [[at - line.length, end]] }
  const picture = /!\[\]\(([^()\s]*)\)$/.exec(line)
  const [, , alt] = /\balt=(["'])([^[\]\n]*?)\1/.exec(braces) ?? []
  const [space = ''] = /[ \t]+$/.exec(line) ?? []
  const [bracketed, words = ''] = /(?<![!\\\]:\w])(?::{1,2}[a-z][\w-]*)?\[([^[\]]*)\]$/.exec(line) ?? []
  const base = { rule: 'attribute-braces', at: [at, at + 1], leaveOut: [[at, end]] } satisfies Partial<Mistake>
  if (picture && alt)
    return {
      ...base,
      message: 'What a picture shows does not stand in braces.',
      hint: `Write ![${alt}](${picture[1]}).`,
      fix: wordsAt(text, at - picture[0].length, end, `![${alt}](${picture[1]})`),
    }
  const [, heading] = /^#+[ \t]+(.*?)[ \t]*$/.exec(line) ?? []
  if (heading !== undefined)
    return {
      ...base,
      message: 'Headings are given no names: they get one from their words.',
      hint: 'Remove what stands in braces.',
      fix: withLinks(
        wordsAt(text, at - space.length, end, ''),
        text,
        /#([\w-]+)/.exec(braces)?.[1] ?? '',
        slug(heading.replace(/[*_`]/g, '')),
      ),
    }
  return {
    ...base,
    message:
      'Other systems give what stands before these braces a name or a look. Readers would see nothing of them here.',
    hint: 'Remove the braces and what is in them.',
    fix: wordsAt(text, at - (bracketed ?? space).length, end, words),
    ...(bracketed && {
      leaveOut: [
        [at - bracketed.length, at - words.length - 1],
        [at - 1, end],
      ],
    }),
  }
}
