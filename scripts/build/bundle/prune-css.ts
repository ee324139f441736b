const unused =
  /@layer properties\{@supports.*?\}\}\}|@supports \(not \(\(-webkit-appearance.*?\}\}\}|--lightningcss-(?:light|dark):[^;]*;|::-webkit-(?:date|calendar)[\w-]+\{[^}]*\}/gs
const themeRule = /@layer theme\{:root,:host\{([^}]*)\}/
const repeated = /(?<=[{;])([^{};]+;)\1+/g
const withFallback = /var\((--[\w-]+),[^()]*\)/g

/**
 * Leaves out of an inlined stylesheet what no page of the site reads: theme tokens that no style or script refers to,
 * what would stand in for a token that the theme has, Tailwind's fallback for browsers without `@property`, which are
 * older than those the site supports, its color of placeholders, which ours have of their own, what it sets for fields of
 * dates, which no page has, what Lightning CSS sets for `light-dark()`, which the site does not write, and the prefixed
 * declarations that it adds again each time it reads them (lightningcss 1.33).
 *
 * @param css a minified stylesheet.
 * @param sources every stylesheet and script of the site, the stylesheet itself included.
 */
export function pruneCss(css: string, sources: string): string {
  const read = new Set(Array.from(sources.matchAll(/var\((--[\w-]+)/g), ([, name]) => name))
  const [rule = '', declarations = ''] = themeRule.exec(css) ?? []
  const tokens = new Map(declarations.split(';').map((token) => [token.slice(0, token.indexOf(':')), token]))
  const kept = [...tokens].filter(([name]) => read.has(name)).map(([, token]) => token)
  return css
    .replace(unused, '')
    .replace(repeated, '$1')
    .replace(rule, () => rule.replace(declarations, () => kept.join(';')))
    .replace(withFallback, (use, name) => (tokens.has(name) ? `var(${name})` : use))
}
