import { fieldsEnd } from '#src/lib/fields-end.ts'
import type { MarkdownNode } from '../content/body/markdown-node.ts'
import { readMarkdown } from '../content/body/read-markdown.ts'
import type { Issue } from '../content/model/issue.ts'
import { limitIssues } from '../content/report/limit-issues.ts'
import { guarded, stumbled } from '../content/stages/guard.ts'
import { masked } from '../content/syntax/masked-text.ts'

/**
 * The body of an MDX file as the check reads it: mdast whose offsets count UTF-16 units of the text, and what is wrong
 * with its syntax. `root` is null where nothing could be read. Whatever the text is, this throws nothing and comes to an end.
 */
export function parseBody(file: string, text: string): { root: MarkdownNode | null; issues: Issue[] } {
  return guarded<{ root: MarkdownNode | null; issues: Issue[] }>(
    () => {
      const { root, issues } = readMarkdown(file, masked(text, 0, fieldsEnd(text) ?? 0))
      return { root: root ?? null, issues: limitIssues(issues) }
    },
    (message, hint) => ({ root: null, issues: [stumbled(file, message, hint)] }),
  )
}
