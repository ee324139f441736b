// Plain JavaScript: what bundles starts before anything could compile it.

const registration = /@property (--[\w-]+)\s*\{[^}]*\}/g

/**
 * Takes the properties that Tailwind registers out of the stylesheet that comes late: one `@property` in it has Chromium work
 * out the styles of every element of the page once more (156). The sheets inlined in pages register them, as a test makes
 * sure.
 */
export function registeredFirst() {
  return {
    name: 'vantordine:registered-first',
    enforce: 'pre',
    transform: {
      filter: { id: /\/src\/styles\/blocks\.css$/ },
      handler: (css) => ({ code: css.replace(registration, ''), map: null }),
    },
  }
}
