import type { Tree } from '#src/body/tree.ts'
import { spansOf, type TextRule } from './each-text.ts'

const placeholder = /\b(?:TODO|FIXME|TBD|TBC|XXX)\b|\b[Ll]orem [Ii]psum\b|(?<=\S)\[[A-Z]{2,3}\d{1,3}\]/g

/**
 * Notes to oneself do not stay in what readers see. `todo` in small letters is a word of other languages; a comment of Word
 * leaves its mark right behind the words it is about.
 */
export const placeholderWords: TextRule = ({ file, body }, texts, source) => {
  const spanOf = spansOf(source)
  return [...texts, ...proseTexts(body).map((text) => ({ text, field: undefined }))].flatMap(({ text, field }) => {
    const found = [...text.matchAll(placeholder)].map(([words]) => words)
    return (field === undefined ? found : [...new Set(found)]).map((words) => {
      const isComment = words.startsWith('[')
      return {
        file,
        ...(field === undefined ? spanOf(words) : { field }),
        message: `“${words}” stands in a text that readers see${isComment ? ': the mark of a comment in Word' : ''}.`,
        hint: isComment ? 'Answer the comment, and remove its mark.' : 'Write what belongs there, or remove it.',
      }
    })
  })
}

/** The words of a body, those in code left out. */
function proseTexts(nodes: Tree, texts: string[] = []): string[] {
  for (const node of nodes) {
    if (typeof node === 'string') texts.push(node)
    else if (node[0] !== 'code' && node[0] !== 'pre') proseTexts(node.slice(2) as Tree, texts)
  }
  return texts
}
