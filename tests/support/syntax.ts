import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parseSync } from 'vite'

/** A node of the syntax tree (ESTree with JSX). */
export interface SyntaxNode {
  type: string
  start: number
  [key: string]: unknown
}

/** Files below a folder of the project whose names end so, from the project's root. */
export function filesBelow(folder: string, ending: RegExp): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => path.posix.join(folder, file.split(path.sep).join('/')))
    .filter((file) => ending.test(file) && !file.includes('/generated/'))
    .sort()
}

const isNode = (value: unknown): value is SyntaxNode => typeof value === 'object' && value !== null && 'type' in value

/** Every node of a file, each with the nodes around it from the inside out. */
export function* nodesOf(file: string): Generator<{ node: SyntaxNode; parents: SyntaxNode[]; line: number }> {
  const text = readFileSync(file, 'utf8')
  const lineAt = (offset: number) => text.slice(0, offset).split('\n').length
  const stack: { node: SyntaxNode; parents: SyntaxNode[] }[] = [
    { node: parseSync(file, text).program as unknown as SyntaxNode, parents: [] },
  ]
  for (let item = stack.pop(); item; item = stack.pop()) {
    const { node, parents } = item
    yield { node, parents, line: lineAt(node.start) }
    const inside = Object.values(node).flat().filter(isNode)
    for (const child of inside.reverse()) stack.push({ node: child, parents: [node, ...parents] })
  }
}

/** An import of a file: what it names, and whether only its types are used. */
export interface Import {
  from: string
  target: string
  typeOnly: boolean
  line: number
}

const importNodes = new Set([
  'ImportDeclaration',
  'ExportNamedDeclaration',
  'ExportAllDeclaration',
  'ImportExpression',
  'TSImportType',
])

/** What a file imports: files of the project as paths from its root, packages by name. */
export function importsOf(file: string): Import[] {
  return [...nodesOf(file)].flatMap(({ node, line }) => {
    const source = importNodes.has(node.type) ? (node.source as { value?: string } | null)?.value : undefined
    if (!source) return []
    const names = (node.specifiers ?? []) as { importKind?: string; exportKind?: string }[]
    const kinds = [node.importKind, node.exportKind]
    const typeOnly =
      kinds.includes('type') ||
      node.type === 'TSImportType' ||
      (names.length > 0 && names.every((name) => name.importKind === 'type' || name.exportKind === 'type'))
    return [{ from: file, target: resolve(file, source), typeOnly, line }]
  })
}

function resolve(file: string, source: string): string {
  if (source.startsWith('.')) return path.posix.join(path.posix.dirname(file), source)
  return source.replace(/^#/, '')
}
