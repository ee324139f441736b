import { fillWords } from '#src/lib/fill-words.ts'
import { wordRuns } from '#src/lib/word-runs.ts'
import { type Passage, passageText, type Token } from './passage.ts'
import type { PassageChange } from './passage-changes.ts'

/** The words that tell what became of words that stayed. */
export interface RemarkWords {
  /** {words} and {what} are filled in. */
  remark: string
  /** {to} and {from} are filled in. */
  nowLink: string
  formerLink: string
  otherLink: string
  bold: string
  notBold: string
  italic: string
  notItalic: string
  struck: string
  notStruck: string
}

/** What the links of both versions lead to. */
export class LinkPlaces {
  private readonly moved = new Map<string, string>()
  private readonly names = new Map<string, string>()

  constructor(changes: readonly PassageChange[]) {
    for (const change of changes) {
      const { old, now } = change as { old?: Passage; now?: Passage }
      if (old?.id && now?.id) this.moved.set(`#${old.id}`, `#${now.id}`)
      for (const passage of [old, now]) {
        if (passage?.id) this.names.set(`#${passage.id}`, `${passage.number}${passageText(passage)}`)
      }
    }
  }

  /** Where a link of the earlier version leads in the later one: a section that is called otherwise is still the same. */
  now(href: string | undefined): string | undefined {
    return href && (this.moved.get(href) ?? href)
  }

  /** A section by its number and title, everything else by its address. */
  nameOf(href: string): string {
    return this.names.get(href) ?? href
  }
}

/** What became of words of a passage that are the same in both versions: `“the list”: now bold`. */
export function remarks(
  old: readonly Token[],
  now: readonly Token[],
  words: RemarkWords,
  places: LinkPlaces,
): string[] {
  const found: { text: string; what: string }[] = []
  let at = 0
  for (const { type, tokens } of wordRuns(old, now)) {
    if (type === 'same')
      tokens.forEach((token, index) => {
        const what = difference(old[at + index], token, words, places)
        const last = found.at(-1)
        if (last?.what === what) last.text += token.text
        else found.push({ text: token.text, what })
      })
    else found.push({ text: '', what: '' })
    if (type !== 'inserted') at += tokens.length
  }
  return found
    .filter(({ text, what }) => what && text.trim())
    .map(({ text, what }) => fillWords(words.remark, { words: text.trim(), what }))
}

function difference(old: Token | undefined, now: Token, words: RemarkWords, places: LinkPlaces): string {
  const look = (mark: string, is: string, isNot: string) => {
    const isNow = now.marks.includes(mark)
    return old?.marks.includes(mark) === isNow ? [] : [isNow ? is : isNot]
  }
  return [
    ...look('strong', words.bold, words.notBold),
    ...look('em', words.italic, words.notItalic),
    ...look('s', words.struck, words.notStruck),
    ...linkDifference(places.now(old?.href), now.href, words, places),
  ].join(', ')
}

function linkDifference(before: string | undefined, after: string | undefined, words: RemarkWords, places: LinkPlaces) {
  if (before === after) return []
  const [from = '', to = ''] = [before, after].map((href) => href && places.nameOf(href))
  return [fillWords(!before ? words.nowLink : after ? words.otherLink : words.formerLink, { from, to })]
}
