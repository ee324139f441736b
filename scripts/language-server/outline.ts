import { type DocumentSymbol, SymbolKind } from 'vscode-languageserver/node'
import type { Ref } from '../content/model/file-result.ts'

/** The headings of a text, each with those that are deeper below it. */
export function outline(refs: readonly Ref[], lines: readonly string[]): DocumentSymbol[] {
  const top: DocumentSymbol[] = []
  const open: { depth: number; symbol: DocumentSymbol }[] = []
  const end = { line: Math.max(0, lines.length - 1), character: lines.at(-1)?.length ?? 0 }
  for (const { kind, value, depth = 2, line } of refs) {
    if (kind !== 'heading' || !line) continue
    const start = { line: line - 1, character: 0 }
    const closed = open.findIndex((one) => one.depth >= depth)
    if (closed !== -1) for (const { symbol } of open.splice(closed)) symbol.range.end = start
    const selectionRange = { start, end: { line: line - 1, character: lines[line - 1]?.length ?? 0 } }
    const symbol: DocumentSymbol = {
      name: value || '…',
      kind: SymbolKind.String,
      range: { start, end },
      selectionRange,
      children: [],
    }
    const parent = open.at(-1)?.symbol.children ?? top
    parent.push(symbol)
    open.push({ depth, symbol })
  }
  return top
}
