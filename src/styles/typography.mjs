const heading = {
  color: 'var(--body)',
  fontFamily: 'var(--font-display)',
  fontWeight: '400',
  letterSpacing: 'var(--tracking-head)',
}
const rule = '1px solid var(--hairline)'

/** Long texts. `prose` is an article, `prose-legal` the few things a legal text does otherwise. */
const article = {
  color: 'var(--body)',
  fontFamily: 'var(--font-text)',
  fontSize: '1.25rem',
  fontVariantNumeric: 'oldstyle-nums',
  lineHeight: '1.65',
  maxWidth: '33em',
  'p, ul, ol, table, blockquote, pre': { marginTop: '1.1em' },
  'h2, h3, h4': { ...heading, lineHeight: '1.2', marginTop: '2em' },
  h2: { fontSize: 'var(--text-2xl)' },
  h3: { fontSize: 'var(--text-xl)' },
  'h2 + *, h3 + *, h4 + *': { marginTop: '0.6em' },
  'ul, ol': { paddingLeft: '1.2em' },
  ul: { listStyle: 'disc' },
  ol: { listStyle: 'decimal' },
  'li::marker': { color: 'var(--accent-2)', fontVariantNumeric: 'lining-nums' },
  'li + li': { marginTop: '0.4em' },
  a: { color: 'var(--link)', textDecoration: 'underline 1px', textUnderlineOffset: '0.2em' },
  '> :first-child': { marginTop: '0' },
  strong: { fontWeight: '600' },
  blockquote: { borderLeft: '2px solid var(--color-copper-500)', fontStyle: 'italic', paddingLeft: '1.25rem' },
  hr: { border: '0', borderTop: rule, marginTop: '2.5rem', width: '6rem' },
  code: { fontFamily: 'var(--font-mono)', fontSize: '0.85em' },
  sup: { fontFamily: 'var(--font-mono)', fontSize: '0.65em' },
  table: {
    fontFamily: 'var(--font-sans)',
    fontSize: 'var(--text-sm)',
    fontVariantNumeric: 'lining-nums',
    width: '100%',
  },
  'tbody th': { fontWeight: '400' },
  'th, td': { borderBottom: rule, padding: '0.6rem 1.5rem 0.6rem 0', textAlign: 'left', verticalAlign: 'top' },
  '[data-align=center]': { textAlign: 'center' },
  // Figures of one width only where they stand under each other: among words their wide commas look like mistakes.
  '[data-align=right]': { fontVariantNumeric: 'lining-nums tabular-nums', textAlign: 'right' },
}

const legal = {
  fontSize: '1.125rem',
  'h2, h3, h4': { fontFamily: 'var(--font-sans)', fontSize: '1.0625rem', fontWeight: '600', letterSpacing: '0' },
  h2: { fontSize: 'var(--text-lg)' },
  // The link to a heading stands behind it.
  '.anchor': { marginTop: '0' },
  '.anchor + *': { marginTop: '0.6em' },
  'h2 + .anchor + h3': { marginTop: '1em' },
  'a.term': { color: 'inherit', textDecoration: 'underline 1px dotted var(--faint)' },
  'a.term:hover': { textDecorationStyle: 'solid' },
}

export default { theme: { typography: { DEFAULT: { css: article }, legal: { css: legal } } } }
