import { baseKeymap, chainCommands, exitCode, toggleMark } from 'prosemirror-commands'
import { inputRules, textblockTypeInputRule, wrappingInputRule } from 'prosemirror-inputrules'
import { keymap } from 'prosemirror-keymap'
import type { MarkType, NodeType } from 'prosemirror-model'
import { liftListItem, sinkListItem, splitListItem } from 'prosemirror-schema-list'
import { type Command, type Plugin, TextSelection } from 'prosemirror-state'
import { goToNextCell, isInTable, moveCellForward, nextCell, selectionCell } from 'prosemirror-tables'
import { bodySchema } from '../../text/model/body-schema.ts'
import { stepInHistory } from '../write/step-in-history.ts'
import type { TextBuffer } from '../write/text-buffer.ts'
import { readSelection } from './read-selection.ts'
import { setHeading, setParagraph, toggleList } from './rich-commands.ts'
import { toEnd } from './to-end.ts'

const { nodes, marks } = bodySchema as unknown as {
  nodes: Record<string, NodeType>
  marks: Record<string, MarkType>
}

const lineBreak: Command = chainCommands(exitCode, (state, dispatch) => {
  dispatch?.(state.tr.replaceSelectionWith((nodes.hard_break as NodeType).create()).scrollIntoView())
  return true
})

/** Moves to the cell below, as in a spreadsheet: a cell holds one line. */
export const toCellBelow: Command = (state, dispatch) => {
  if (!isInTable(state)) return false
  const below = nextCell(selectionCell(state), 'vert', 1)
  if (below) dispatch?.(state.tr.setSelection(TextSelection.between(below, moveCellForward(below))).scrollIntoView())
  return true
}

/**
 * Moves to the tools of what has the cursor, or to the toolbar: in a table the Tab key goes to another cell first, whose
 * rows and columns are others.
 */
const toTools: Command = (_state, _dispatch, view) => {
  // The tools of a cursor that has just come here are drawn in a microtask as well, one before this.
  queueMicrotask(() => {
    const tools = view?.dom.closest('.desk-rich')?.querySelector('.desk-rich-tools')
    const target =
      tools?.querySelector<HTMLElement>('.desk-inspector :is(input, textarea, select, button)') ??
      tools?.querySelector<HTMLElement>('[role=toolbar] [tabindex="0"]')
    target?.focus()
  })
  return true
}

/** The keys of the rich text. The Tab key moves in tables alone: everywhere else it leaves the text. */
export function richKeys(buffer: TextBuffer, openLink: () => void): Plugin[] {
  const step = (which: 'undo' | 'redo') => () => {
    stepInHistory(buffer, which)
    return true
  }
  const own: Record<string, Command> = {
    'Mod-z': step('undo'),
    'Shift-Mod-z': step('redo'),
    'Mod-y': step('redo'),
    'Mod-b': toggleMark(marks.strong as MarkType),
    'Mod-i': toggleMark(marks.em as MarkType),
    'Mod-e': toggleMark(marks.code as MarkType),
    'Mod-k': () => {
      openLink()
      return true
    },
    'Alt-F10': toTools,
    'Mod-Alt-0': setParagraph,
    'Mod-Alt-2': setHeading(2),
    'Mod-Alt-3': setHeading(3),
    'Mod-Alt-4': setHeading(4),
    'Mod-Shift-7': toggleList(nodes.ordered_list as NodeType),
    'Mod-Shift-8': toggleList(nodes.bullet_list as NodeType),
    'Mod-]': sinkListItem(nodes.list_item as NodeType),
    'Mod-[': liftListItem(nodes.list_item as NodeType),
    'Mod-End': toEnd,
    'Meta-ArrowDown': toEnd,
    Enter: chainCommands(toCellBelow, splitListItem(nodes.list_item as NodeType)),
    'Shift-Enter': lineBreak,
    Tab: goToNextCell(1),
    'Shift-Tab': goToNextCell(-1),
  }
  return [readSelection, keymap(own), keymap(baseKeymap), typedMarks()]
}

/** What people type who know Markdown. */
function typedMarks(): Plugin {
  return inputRules({
    rules: [
      textblockTypeInputRule(/^(#{2,4})\s$/, nodes.heading as NodeType, ([, signs = '']) => ({ level: signs.length })),
      wrappingInputRule(/^\s*[-*]\s$/, nodes.bullet_list as NodeType),
      wrappingInputRule(/^1\.\s$/, nodes.ordered_list as NodeType),
      wrappingInputRule(/^>\s$/, nodes.blockquote as NodeType),
    ],
  })
}
