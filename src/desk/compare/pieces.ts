import type { Mark, Node } from 'prosemirror-model'

/** Words of one look. */
export interface Part {
  text: string
  marks: readonly Mark[]
  /** What stands in a line like a word and is none, and of which these words tell: a picture, a footnote, a block. */
  leaf?: Node
}

/** What lines are compared by: a word, a space, a sign, or something that stands among them. */
export interface Piece {
  text: string
  parts: readonly Part[]
}

const pattern = /\s+|[\p{L}\p{N}]+(?:[’'.,@-][\p{L}\p{N}]+)*%?|./gu

/** The pieces of a plain text. */
export const textPieces = (text: string): Piece[] => cut([{ text, marks: [] }])

/** A value that is another one as soon as anything of it changes: a date, a name. */
export const wholePiece = (text: string): Piece[] => (text ? [{ text, parts: [{ text, marks: [] }] }] : [])

/**
 * The pieces of a paragraph or heading, with their marks.
 *
 * @param told what is read in the place of something that is no word.
 */
export function linePieces(line: Node, told: (leaf: Node) => string): Piece[] {
  const pieces: Piece[] = []
  let run: Part[] = []
  const flush = () => {
    pieces.push(...cut(run))
    run = []
  }
  line.forEach((child) => {
    if (child.isText) {
      run.push({ text: child.text ?? '', marks: child.marks })
      return
    }
    flush()
    // Words that tell of one thing are those of no other, and not those of the line.
    const key = `\ufffc${child.type.name} ${child.attrs.name} `
    const words = cut([{ text: told(child), marks: child.marks, leaf: child }])
    pieces.push(...words.map(({ text, parts }) => ({ text: key + text, parts })))
  })
  flush()
  return pieces
}

/** Cuts words into pieces; a word may change its look in the middle. */
function cut(parts: readonly Part[]): Piece[] {
  const text = parts.map((part) => part.text).join('')
  let at = 0
  let used = 0
  return (text.match(pattern) ?? []).map((piece): Piece => {
    const own: Part[] = []
    for (let left = piece.length; left > 0; ) {
      const part = parts[at] as Part
      const taken = part.text.slice(used, used + left)
      if (taken) own.push({ ...part, text: taken })
      left -= taken.length
      used += taken.length
      if (used === part.text.length) {
        at += 1
        used = 0
      }
    }
    return { text: piece, parts: own }
  })
}
