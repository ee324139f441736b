import type { Import } from './syntax.ts'

/** The circles in which files import each other, `a → b → a`: one for each group of files that reach each other. */
export function importCycles(imports: readonly Import[]): string[] {
  const targets = new Map<string, Import[]>()
  for (const one of imports) targets.set(one.from, [...(targets.get(one.from) ?? []), one])
  const done = new Set<string>()
  const cycles: string[] = []
  const visit = (file: string, path: string[]) => {
    const start = path.indexOf(file)
    if (start !== -1) {
      cycles.push([...path.slice(start), file].join(' → '))
      return
    }
    if (done.has(file)) return
    for (const { target } of targets.get(file) ?? []) visit(target, [...path, file])
    done.add(file)
  }
  for (const file of [...targets.keys()].sort()) visit(file, [])
  return cycles
}
