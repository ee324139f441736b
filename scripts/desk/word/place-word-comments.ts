import type { Node } from 'prosemirror-model'
import type { Passage, WordComment } from '../../../src/desk/requests/comments.ts'
import { readBody } from '../../../src/desk/text/body/read-body.ts'
import { readFields } from '../../../src/desk/text/fields/fields.ts'
import { stretchOf } from '../../../src/desk/text/model/source-map.ts'
import { findWords } from '../../../src/desk/text/passages/find-words.ts'
import { passageAt, passageInField } from '../../../src/desk/text/passages/passage.ts'
import { parseBody } from '../parse-body.ts'

/** Breaks and hyphens are other signs in a Word document, or none. */
const bare = (words: string) => words.replaceAll(/[\s\u00ad\u2010\u2011-]/g, '')

/** The site counts the sections of legal texts: `1.2. How you accept`. */
const withoutNumber = (words: string) => words.trim().replace(/^\d+(?:\.\d+)*\.\s+/, '')

/**
 * Comments of a Word document with the passages they stand at in a text. One whose words are not found keeps those of the
 * document, by which it is found once they stand in the text.
 */
export function placeWordComments(file: string, text: string, comments: readonly WordComment[]): WordComment[] {
  const root = parseBody(file, text)
  const doc = root && readBody(text, root)
  const title = passageInField(file, text, 'title')
  // In a document it stands before the first passage.
  const above = bare(title.words)
  const letters = doc ? lettersOf(doc, figuresIn(file, text)) : []
  const all = above + letters.map(({ sign }) => sign).join('')

  function placed({ words, before, after }: Passage): Passage | undefined {
    const found = words && findWords(all, { words, before, after })
    const [first, last] = found ? [found.from, found.to - 1].map((at) => letters[at - above.length]) : []
    const stretch = doc && first && last && stretchOf(doc, first.pos, last.pos + 1)
    return stretch ? passageAt(file, text, stretch) : undefined
  }

  return comments.map((comment) => {
    const { passage, was = '' } = comment
    if (!passage) return comment
    const [words, before, after] = [bare(withoutNumber(passage.words)), bare(passage.before), bare(passage.after)]
    const isTitle = words === above
    // What was suggested in a document does not stand in the text.
    const found = placed({ words, before, after }) ?? placed({ words: bare(withoutNumber(was)), before, after })
    return { ...comment, passage: found ?? (isTitle ? title : passage) }
  })
}

/** The figures of a legal text by their names, which stand in it in their place. */
function figuresIn(file: string, text: string): Record<string, unknown> {
  const fields = readFields(text, file.endsWith('.json') ? 'json' : 'mdx') as { values?: Record<string, unknown> }
  return fields?.values ?? {}
}

/** The letters of a document, one for each UTF-16 unit, with their positions. */
function lettersOf(doc: Node, figures: Record<string, unknown>): { sign: string; pos: number }[] {
  const letters: { sign: string; pos: number }[] = []
  const add = (words: string, posOf: (at: number) => number) => {
    for (const [at, sign] of words.split('').entries()) if (bare(sign)) letters.push({ sign, pos: posOf(at) })
  }
  doc.descendants(({ text = '', type, attrs }, pos) => {
    add(text, (at) => pos + at)
    const figure = type.name === 'inline_block' && attrs.name === 'Term' && /value="([^"]*)"/.exec(attrs.props)?.[1]
    if (figure) add(String(figures[figure] ?? ''), () => pos)
  })
  return letters
}
