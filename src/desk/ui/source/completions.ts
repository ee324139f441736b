import { autocompletion, type Completion, type CompletionContext, startCompletion } from '@codemirror/autocomplete'
import type { Extension } from '@codemirror/state'
import { complete } from '../../complete/complete.ts'
import type { Proposal } from '../../complete/proposal.ts'
import type { DeskEntry } from '../../requests/entry.ts'
import { blockKinds } from '../server/blocks.ts'
import { linkTargets } from '../server/targets.ts'

/** What closes again what a proposal opens, behind the cursor. */
const closings: Record<string, string> = { '="': '"', '={': '}' }

/** Proposes in the source what the schemas, the blocks and the site know. Enter and Tab take it, Escape leaves it. */
export function completions({ file, format, schema }: Pick<DeskEntry, 'file' | 'format' | 'schema'>): Extension {
  const propose = async (context: CompletionContext) => {
    // A key pressed meanwhile asks anew: what was asked before it would answer with nothing, and be the last word.
    context.addEventListener('abort', () => undefined, { onDocChange: true })
    const { state, pos, explicit } = context
    const [blocks, targets] = await Promise.all([blockKinds(), linkTargets()])
    const found = complete(state.sliceDoc(), pos, format, { file, schema, blocks, targets })
    // On an empty line nothing is known of what is wanted: then a key asks for it.
    if (!found || (!explicit && found.from === pos && /^\s*$/.test(state.doc.lineAt(pos).text))) return null
    return { from: found.from, options: found.options.map(asCompletion), validFor: /^[\w$./#-]*$/ }
  }
  return autocompletion({ override: [propose], icons: false })
}

function asCompletion({ label, insert = label, detail, kind }: Proposal): Completion {
  return {
    label,
    type: kind,
    ...(detail && { detail }),
    apply(view, _completion, from, to) {
      const close = closings[insert.slice(-2)] ?? ''
      view.dispatch({
        changes: { from, to, insert: insert + close },
        selection: { anchor: from + insert.length },
        userEvent: 'input.complete',
      })
      // A name is followed by its value.
      if (close || insert.endsWith(': ')) startCompletion(view)
    },
  }
}
