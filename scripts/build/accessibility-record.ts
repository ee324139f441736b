import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { collections } from '../../src/content/collections.ts'
import type { ContentData } from '../../src/content/queries.ts'
import { type AccessibilityChecks, accessibilityChecks } from '../../src/content/schemas/accessibility.ts'
import { formatDate } from '../../src/lib/dates.ts'
import { filesKey } from '../cache/files-key.ts'
import { writeAtomically } from '../cache/write-atomically.ts'

/** What one checker found. */
export type EngineRecord = AccessibilityChecks['engines'][number]

const file = `content/${collections.accessibilityChecks.path}`

/** Stands for the files of each template: those of its kind of page, and the blocks that pages are composed of. */
function templateKeys(root: string): Map<string, string> {
  const kinds = readdirSync(path.join(root, 'src/pages'), { withFileTypes: true }).filter((one) => one.isDirectory())
  const folders = ['src/blocks', ...kinds.map(({ name }) => `src/pages/${name}`)].sort()
  return new Map(folders.map((folder) => [folder, filesKey(root, [folder]).slice(0, 12)]))
}

/** Writes what a checker found into the content, in the place of what it found before. */
export function recordEngine(root: string, engine: EngineRecord): void {
  const before = accessibilityChecks.parse(JSON.parse(readFileSync(path.join(root, file), 'utf8')))
  const known = new Map(before.templates.map((template) => [template.name, template]))
  const templates = [...templateKeys(root)].map(([name, key]) => {
    const last = known.get(name)
    if (last?.key === key) return last
    return { name, key, ...((last || before.templates.length > 0) && { changed: engine.day }) }
  })
  const own = (name: string) => name.replace(/ \S+$/, '')
  const others = before.engines.filter(({ name }) => own(name) !== own(engine.name))
  const engines = [...others, engine].sort((a, b) => a.name.localeCompare(b.name))
  writeAtomically(path.join(root, file), `${JSON.stringify({ engines, templates }, null, 2)}\n`)
}

/** What the accessibility statement says that was looked at before a template changed: a sentence each. */
export function staleAccessibility(root: string, { lists, singles }: Pick<ContentData, 'lists' | 'singles'>): string[] {
  const { engines, templates } = singles.accessibilityChecks
  if (engines.length === 0) return []
  const keys = templateKeys(root)
  const known = new Map(templates.map(({ name, key }) => [name, key]))
  const changed = [...keys].filter(([name, key]) => known.get(name) !== key).map(([name]) => name)
  const oldest = engines.map(({ day }) => day).sort()[0] ?? ''
  const last =
    templates
      .map((template) => template.changed ?? '')
      .sort()
      .at(-1) ?? ''
  const older = lists.accessibilityLooks.filter(({ day }) => day < last).map(({ id }) => id)
  return [
    ...(changed.length > 0
      ? [
          `The accessibility statement is older than ${changed.join(', ')}: it was checked on ${formatDate(oldest)}. Check again: npm run accessibility`,
        ]
      : []),
    ...(older.length > 0
      ? [
          `People looked at ${older.join(', ')} before a template changed, which was seen on ${formatDate(last)}. Have them look again, and write it into content/${collections.accessibilityLooks.path}.`,
        ]
      : []),
  ]
}
