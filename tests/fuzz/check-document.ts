import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { blocks } from '#src/blocks/rows.ts'
import { type LoadedBlocks, renderTree } from '#src/body/render-tree.tsx'
import { clockAt } from '#src/content/clock.ts'
import type { FileResult } from '../../scripts/content/model/file-result.ts'
import type { Issue } from '../../scripts/content/model/issue.ts'
import { checkAll } from '../../scripts/content/stages/check-all.ts'
import { parseFile } from '../../scripts/content/stages/parse-file.ts'
import { decode } from '../../scripts/content/syntax/decode.ts'
import { computingTime } from './computing-time.ts'
import type { FuzzDocument } from './documents.ts'

/** What the check did with a document. */
export interface Verdict {
  accepted: boolean
  /** Spent computing, here and in the process that parses the risky ones. */
  milliseconds: number
  /** What no document may bring about. */
  failures: string[]
}

/**
 * Holds the check to its promises for one document: it throws nothing, places every issue inside the file, and what it
 * accepts can be rendered. `others` are the results of the files around it, for the rules about several files.
 */
export async function checkDocument(
  document: FuzzDocument,
  root: string,
  others: readonly FileResult[],
): Promise<Verdict> {
  const started = computingTime()
  const { result, ...alone } = checkAlone(document)
  const failures = [...alone.failures, ...(await ruleFailures([result], root, others))]
  return { accepted: alone.accepted, milliseconds: computingTime() - started, failures }
}

/** The same without the rules about several files. */
export function checkAlone({ placed, text }: FuzzDocument): Omit<Verdict, 'milliseconds'> & { result: FileResult } {
  const bytes = Buffer.from(text)
  const result = parseFile(placed, bytes)
  const accepted = result.issues.every(({ severity }) => severity !== 'error')
  const lines = decode(placed.file, bytes).text.split('\n').length
  const failures = [
    ...stumbles(result.issues),
    ...result.issues
      .filter((issue) => !isInside(issue, lines))
      .map(({ line, rule }) => `${rule} stands on line ${line}`),
    ...(accepted ? renderingFailures(result) : []),
  ]
  return { accepted, failures, result }
}

/** Where the rules about several files stumble over some of them. */
export async function ruleFailures(
  some: readonly FileResult[],
  root: string,
  others: readonly FileResult[],
): Promise<string[]> {
  const files = new Set(some.map(({ file }) => file))
  const results = [...others.filter(({ file }) => !files.has(file)), ...some]
  const issues = await checkAll({
    root,
    files: results.map(({ file }) => file),
    results,
    clock: clockAt('2026-03-15', 'UTC'),
    preview: false,
  })
  return stumbles(issues)
}

const stumbles = (issues: readonly Issue[]) =>
  issues.filter(({ rule }) => rule === 'check-failed').map(({ message }) => message)

function isInside({ line, column }: Issue, lines: number): boolean {
  return line !== undefined && line >= 1 && line <= lines + 1 && (column === undefined || column >= 1)
}

const plain: LoadedBlocks = Object.fromEntries(
  Object.keys(blocks).map((name) => [
    name,
    ({ children, ...props }: { children?: React.ReactNode }) =>
      createElement('div', { title: printed(props) }, children),
  ]),
)

function renderingFailures({ body, value }: FileResult): string[] {
  try {
    const html = renderToStaticMarkup(createElement('main', { title: printed(value) }, ...renderTree(body, plain)))
    return html.includes('not a finite number') ? ['renders a number that is none'] : []
  } catch (error) {
    return [`cannot be rendered: ${error}`]
  }
}

function printed(value: unknown): string {
  return JSON.stringify(value, (_, item) =>
    typeof item === 'number' && !Number.isFinite(item) ? 'not a finite number' : item,
  )
}
