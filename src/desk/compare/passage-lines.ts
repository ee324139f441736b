import type { Node } from 'prosemirror-model'
import { words } from '../words.ts'
import type { Setting } from './change.ts'
import { type Line, lineChanges } from './line-changes.ts'
import { linePieces, type Piece, textPieces } from './pieces.ts'
import { blockWords, linkWords } from './value-words.ts'

/** The words of a passage in both versions, compared; of one that is in one version alone, all of them. */
export function passageLine(setting: Setting, old: Node | undefined, now: Node | undefined): Line {
  const pieces = (node: Node | undefined): Piece[] => {
    if (!node) return []
    if (node.type.name === 'opaque') return textPieces(node.attrs.source as string)
    return linePieces(node, (leaf) => leafWords(setting, leaf))
  }
  return lineChanges(pieces(old), pieces(now), (href) => linkWords(href, setting.targets))
}

/** What stands in a line and is no word, in words. */
function leafWords(setting: Setting, { type, attrs }: Node): string {
  if (type.name === 'hard_break') return '\n'
  if (type.name === 'footnote_ref') return words.rich.footnote(attrs.label as string)
  if (type.name === 'image') return words.changes.pictureIn(attrs.alt as string, attrs.src as string)
  if (type.name === 'inline_block') return blockWords(attrs.name as string, attrs.props as string, setting)
  return attrs.source as string
}

const mostSigns = 200

/** By what a list, a table or a block is known: how its words begin, or what its fields say. */
export function beginning(setting: Setting, node: Node): string {
  const text = node.textBetween(0, node.content.size, ' ').trim()
  const { name, props } = node.attrs as { name: string; props: string }
  const said = text || (node.type.name === 'block' ? blockWords(name, props, setting) : '')
  return said.length > mostSigns ? `${said.slice(0, mostSigns).replace(/\s+\S*$/, '')} …` : said
}
