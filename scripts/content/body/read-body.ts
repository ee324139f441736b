import { joinText } from '#src/body/join-text.ts'
import type { Body } from '../model/file-result.ts'
import type { Issue } from '../model/issue.ts'
import { masked } from '../syntax/masked-text.ts'
import { createContext } from './context.ts'
import { convertAll } from './convert.ts'
import { convertFootnotes } from './convert-footnotes.ts'
import { countWords } from './count-words.ts'
import { moveLinks } from './link-targets.ts'
import type { MarkdownNode } from './markdown-node.ts'
import { withOneForAll } from './one-for-all.ts'
import { reportOutline } from './outline.ts'
import { readMarkdown } from './read-markdown.ts'
import { reportTyped } from './typed-signs.ts'
import { isHtml } from './vocabulary.ts'

/** Whether headings may stand in a tag that could not be read, or be one. Other elements of HTML leave them what they are. */
const mayHoldHeadings = (name: string) => !isHtml(name, undefined) || /^h[1-6]$/.test(name)

/** Told what a text was parsed to: null where nothing could be read. */
export type HearTree = (root: MarkdownNode | null, text: string) => void

/**
 * Turns the body of an MDX file, which begins at an offset, into data. The whole file is handed to the parser with its
 * fields left blank, so that positions are right. In a draft attributes may still be missing.
 */
export function readBody(
  file: string,
  text: string,
  start = 0,
  draft = false,
  hear?: HearTree,
): Body & { issues: Issue[] } {
  const { root, issues: mistakes, leftOut, tags } = readMarkdown(file, masked(text, 0, start))
  hear?.(root ?? null, text)
  if (!root) return { body: [], headings: [], words: 0, refs: [], bodyRead: false, issues: mistakes }
  const context = createContext(file, text, { root, leftOut, tags, draft }, convertAll)
  const main = convertAll(root.children, context)
  const body = joinText([...main, ...convertFootnotes(context)])
  reportOutline(context, ![...tags].some(mayHoldHeadings))
  moveLinks(context)
  reportTyped(context)
  const { headings, issues } = context
  // Without a section that could not be read, the order of the headings is not what it will be.
  const refs = tags.size > 0 ? context.refs.filter(({ kind }) => kind !== 'heading') : context.refs
  const bodyRead = mistakes.length === 0
  return { body, headings, words: countWords(main), refs, bodyRead, issues: withOneForAll([...mistakes, ...issues]) }
}
