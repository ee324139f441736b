const unused = /@layer properties\{@supports.*?\}\}\}|--lightningcss-(?:light|dark):[^;]*;/gs
const themeRule = /@layer theme\{:root,:host\{([^}]*)\}/

/**
 * Leaves out of an inlined stylesheet what no page of the site reads: theme tokens that no style or script refers to,
 * Tailwind's fallback for browsers without `@property`, which are older than those the site supports, and what Lightning
 * CSS sets for `light-dark()`, which the site does not write.
 *
 * @param css a minified stylesheet.
 * @param sources every stylesheet and script of the site, the stylesheet itself included.
 */
export function pruneCss(css: string, sources: string): string {
  const read = new Set(Array.from(sources.matchAll(/var\((--[\w-]+)/g), ([, name]) => name))
  return css.replace(unused, '').replace(themeRule, (rule, declarations: string) => {
    const kept = declarations
      .split(';')
      .filter((declaration) => read.has(declaration.slice(0, declaration.indexOf(':'))))
    return rule.replace(declarations, kept.join(';'))
  })
}
