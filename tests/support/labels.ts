import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { PropsOf } from '#src/blocks/block-definition.ts'
import type { BlockName, blocks } from '#src/blocks/rows.ts'
import type { Tree, TreeProps } from '#src/body/tree.ts'
import type { ContentData } from '#src/content/queries.ts'

/** Written by `write-content.ts` before the tests. */
const file = path.resolve(import.meta.dirname, '../../test-results/content.json')

/** Everything in `content/`, checked: what the pages were built from, so that a copy edit breaks no test. */
export const realData = () => JSON.parse(readFileSync(file, 'utf8')) as ContentData

type Shapes = ContentData['entries'] & ContentData['lists'] & ContentData['singles']

/** One collection of it. */
export function content<Name extends keyof Shapes>(name: Name): Shapes[Name] {
  const { entries, lists, singles } = realData()
  return ({ ...entries, ...lists, ...singles } as Shapes)[name]
}

/** The content file of a page. */
export function pageEntry(slug: string) {
  const found = content('pages').find((entry) => entry.slug === slug)
  if (!found) throw new Error(`No page "${slug}".`)
  return found
}

function findBlock(nodes: Tree, name: string): TreeProps | undefined {
  for (const node of nodes) {
    if (typeof node === 'string') continue
    const [type, props, ...children] = node
    if (type === name) return props ?? {}
    const inside = findBlock(children, name)
    if (inside) return inside
  }
  return undefined
}

/** What an editor wrote on a block of a page. */
export function blockProps<Name extends BlockName>(slug: string, name: Name): PropsOf<(typeof blocks)[Name]> {
  const props = findBlock(pageEntry(slug).body, name)
  if (!props) throw new Error(`The page "${slug}" has no <${name}>.`)
  return props as PropsOf<(typeof blocks)[Name]>
}

/** Fills the gaps of a phrase: `{count} briefings`. */
export function fill(words: string, values: Record<string, string | number>): string {
  return words.replace(/\{(\w+)\}/g, (gap, name: string) => String(values[name] ?? gap))
}

export const ui = () => content('ui')
export const navigation = () => content('navigation')
