import { HighlightStyle } from '@codemirror/language'
import { EditorView } from '@codemirror/view'
import { tags } from '@lezer/highlight'

/** The source in the colours of the desk; they follow its theme by themselves. */
export const sourceTheme = EditorView.theme({
  '&': { backgroundColor: 'var(--raised)', color: 'var(--body)', height: '100%', fontSize: 'var(--text-sm)' },
  '&.cm-focused': { outline: '2px solid var(--focus)', outlineOffset: '-2px' },
  '&.cm-focused .cm-content': { outline: 'none' },
  '.cm-scroller': { fontFamily: 'var(--font-mono)', lineHeight: '1.65' },
  '.cm-content': { caretColor: 'var(--body)', padding: '0.75rem 0' },
  '.cm-line': { padding: '0 1rem 0 0.75rem' },
  '.cm-gutters': { backgroundColor: 'transparent', color: 'var(--faint)', border: '0' },
  '.cm-activeLine, .cm-activeLineGutter': { backgroundColor: 'color-mix(in oklab, var(--body) 5%, transparent)' },
  '.cm-cursor': { borderLeftColor: 'var(--body)' },
  '&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground': {
    backgroundColor: 'color-mix(in oklab, var(--color-copper-400) 35%, transparent)',
  },
  '.cm-tooltip, .cm-panels': {
    backgroundColor: 'var(--surface-2)',
    border: '1px solid var(--hairline)',
    color: 'var(--body)',
    fontFamily: 'var(--font-sans)',
  },
  '.cm-tooltip-autocomplete > ul': {
    fontFamily: 'var(--font-mono)',
    fontSize: 'var(--text-xs)',
    maxWidth: 'min(34rem, 90vw)',
  },
  '.cm-tooltip-autocomplete > ul > li': { padding: '0.25rem 0.625rem', display: 'flex', gap: '1rem' },
  '.cm-tooltip-autocomplete > ul > li[aria-selected]': { backgroundColor: 'var(--secondary)', color: 'var(--body)' },
  '.cm-completionMatchedText': { textDecoration: 'none', fontWeight: '600', color: 'var(--accent)' },
  '.cm-completionDetail': {
    color: 'var(--muted)',
    fontFamily: 'var(--font-sans)',
    fontStyle: 'normal',
    margin: '0 0 0 auto',
    maxWidth: '20rem',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
  },
  '.cm-tooltip-lint': { fontSize: 'var(--text-xs)', maxWidth: 'min(34rem, 90vw)' },
  '.cm-diagnosticAction': {
    backgroundColor: 'var(--raised)',
    border: '1px solid var(--hairline)',
    borderRadius: '2px',
    color: 'var(--body)',
    padding: '0.125rem 0.5rem',
  },
  '.cm-diagnostic-error': { borderLeftColor: 'var(--error)' },
  '.cm-diagnostic-warning': { borderLeftColor: 'var(--accent-2)' },
  '.cm-textfield': { backgroundColor: 'var(--raised)', border: '1px solid var(--field)', color: 'var(--body)' },
  '.cm-button': { backgroundImage: 'none', backgroundColor: 'var(--secondary)', border: '0', color: 'var(--body)' },
})

export const sourceColors = HighlightStyle.define([
  { tag: [tags.heading, tags.strong], fontWeight: '600' },
  { tag: tags.emphasis, fontStyle: 'italic' },
  { tag: [tags.link, tags.url], color: 'var(--link)' },
  { tag: [tags.propertyName, tags.definition(tags.propertyName), tags.tagName, tags.typeName], color: 'var(--accent)' },
  { tag: [tags.string, tags.content], color: 'var(--body)' },
  { tag: [tags.number, tags.bool, tags.null, tags.attributeName], color: 'var(--accent-2)' },
  { tag: [tags.comment, tags.meta, tags.processingInstruction, tags.separator], color: 'var(--muted)' },
])
