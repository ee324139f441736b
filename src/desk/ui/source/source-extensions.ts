import { acceptCompletion } from '@codemirror/autocomplete'
import { defaultKeymap } from '@codemirror/commands'
import { json } from '@codemirror/lang-json'
import { markdown } from '@codemirror/lang-markdown'
import { yamlFrontmatter } from '@codemirror/lang-yaml'
import { bracketMatching, syntaxHighlighting } from '@codemirror/language'
import { lintGutter, lintKeymap } from '@codemirror/lint'
import { highlightSelectionMatches, search, searchKeymap } from '@codemirror/search'
import type { Extension } from '@codemirror/state'
import { drawSelection, EditorView, highlightActiveLine, keymap, lineNumbers } from '@codemirror/view'
import type { DeskEntry } from '../../requests/entry.ts'
import { words } from '../../words.ts'
import { stepInHistory } from '../write/step-in-history.ts'
import type { TextBuffer } from '../write/text-buffer.ts'
import { completions } from './completions.ts'
import { toNextProblem } from './diagnostics.ts'
import { sourceColors, sourceTheme } from './source-theme.ts'

/** The nonce of the page's policy: styles the editor inserts carry it. */
const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? ''

/** What the source can do, while it is shown. Tab leaves it: indenting has keys of its own, Ctrl or ⌘ with [ and ]. */
export function sourceExtensions(entry: DeskEntry, buffer: TextBuffer): Extension {
  const step = (which: 'undo' | 'redo') => () => {
    stepInHistory(buffer, which)
    return true
  }
  const history = [
    { key: 'Mod-z', run: step('undo') },
    { key: 'Mod-y', mac: 'Mod-Shift-z', run: step('redo') },
    { linux: 'Ctrl-Shift-z', run: step('redo') },
  ]
  return [
    EditorView.cspNonce.of(nonce),
    EditorView.contentAttributes.of({ 'aria-label': words.tabs.source, tabindex: '0' }),
    EditorView.lineWrapping,
    lineNumbers(),
    highlightActiveLine(),
    drawSelection(),
    bracketMatching(),
    highlightSelectionMatches(),
    search({ top: true }),
    lintGutter(),
    completions(entry),
    entry.format === 'json' ? json() : yamlFrontmatter({ content: markdown() }),
    syntaxHighlighting(sourceColors),
    sourceTheme,
    keymap.of([
      { key: 'Tab', run: acceptCompletion },
      { key: 'F8', run: toNextProblem },
      ...history,
      ...searchKeymap,
      ...lintKeymap,
      ...defaultKeymap,
    ]),
  ]
}
