import { mdxToMdast } from 'satteri'
import { joinText } from '#src/body/join-text.ts'
import type { Issue } from '../report/issue.ts'
import type { Body } from '../stages/file-result.ts'
import { createContext } from './context.ts'
import { convertAll } from './convert.ts'
import { convertFootnotes } from './convert-footnotes.ts'
import { countWords } from './count-words.ts'
import type { MarkdownNode } from './markdown-node.ts'
import { mdxIssue } from './mdx-error.ts'

const options = { features: { gfm: true, frontmatter: true } }

/** Turns the body of an MDX file into data. The whole file is handed to the parser, so that positions are right. */
export function readBody(file: string, text: string): Body & { issues: Issue[] } {
  let root: MarkdownNode
  try {
    root = mdxToMdast(text, options) as MarkdownNode
  } catch (error) {
    return { body: [], headings: [], words: 0, refs: [], bodyRead: false, issues: [mdxIssue(file, text, error)] }
  }
  const context = createContext(file, text, root, convertAll)
  const main = convertAll(root.children, context)
  const body = joinText([...main, ...convertFootnotes(context)])
  const { headings, refs, issues } = context
  return { body, headings, words: countWords(main), refs, bodyRead: true, issues }
}
