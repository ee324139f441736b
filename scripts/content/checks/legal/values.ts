import { legalValues as valuesOf } from '#src/content/legal/values.ts'
import { isStandIn } from '#src/lib/is-stand-in.ts'
import { suggest } from '../../fields/suggest.ts'
import { meantWords } from '../../model/fix.ts'
import { eachLegalText, type Said, together } from '../each.ts'

const tag = /<Term\b[^>]*?\bvalue="([^"]*)"/g
const gap = /\{(\w+)\}/g

const unknown = eachLegalText(({ fields, source }) => {
  const names = Object.keys(valuesOf(fields))
  const said = (name: string): Said[] => {
    if (names.includes(name) || isStandIn(name)) return []
    const meant = suggest(name, names)
    const hint = meant ? `Did you mean "${meant}"?` : `Add \`${name}: …\` under \`values\` at the top of the file.`
    return [{ message: `There is no value "${name}" in this version.`, hint, fixes: meantWords(name, meant) }]
  }
  const tags = [...source.text.matchAll(tag)].flatMap(({ 0: all, 1: name = '', index }) => {
    const place = source.span(index + all.length - name.length - 2, name.length + 2)
    return said(name).map((one) => ({ ...one, ...place }))
  })
  const gaps = [...fields.summary.matchAll(gap)].flatMap(([, name = '']) => said(name))
  return [...tags, ...gaps.map((one) => ({ ...one, field: 'summary' }))]
})

const unused = eachLegalText(({ fields, source }) => {
  const used = new Set([...source.text.matchAll(tag), ...fields.summary.matchAll(gap)].map(([, name]) => name))
  const names = Object.keys(fields.values).filter((name) => !used.has(name))
  return names.map((name): Said => {
    const hint = `Put <Term value="${name}" /> where the text states it, or remove the line.`
    return { field: `values.${name}`, at: 'key', message: `The value "${name}" is printed nowhere.`, hint }
  })
})

/** Figures that a legal text prints are among its values, and every value is printed. */
export const legalValues = together(unknown, unused)
