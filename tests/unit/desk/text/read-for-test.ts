import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Node } from 'prosemirror-model'
import { readBody } from '#src/desk/text/body/read-body.ts'
import type { MarkdownNode } from '#src/desk/text/model/mdast.ts'
import { parseBody } from '../../../../scripts/desk/parse-body.ts'

const root = path.resolve(import.meta.dirname, '../../../..')

/** The document of a text, read with the pipeline's own parser. */
export function read(text: string): Node {
  const parsed = parseBody('content/pages/test.mdx', text)
  if (!parsed) throw new Error('The body cannot be read.')
  return readBody(text, parsed as MarkdownNode)
}

/** The text of a body with fields before it. */
export function withFields(body: string): string {
  return `---\ntitle: "A title"\n---\n\n${body}\n`
}

/** The files of the content with a format, and what stands in them. */
export function contentFiles(ending: RegExp): [file: string, text: string][] {
  return readdirSync(path.join(root, 'content'), { recursive: true, encoding: 'utf8' })
    .filter((file) => ending.test(file) && !file.startsWith('.'))
    .sort()
    .map((file) => [`content/${file}`, readFileSync(path.join(root, 'content', file), 'utf8')])
}

/** A file with every kind of Markdown the site knows, in every way to write it. */
export function everyKind(): string {
  return readFileSync(path.join(root, 'tests/content/fixtures/every-kind.mdx'), 'utf8')
}
