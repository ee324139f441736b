import { legalValues as valuesOf } from '#src/content/legal/values.ts'
import { isStandIn } from '#src/lib/is-stand-in.ts'
import { suggest } from '../../fields/suggest.ts'
import type { LegalFile } from '../../legal/legal-files.ts'
import { meantWords } from '../../model/fix.ts'
import { eachLegalText, type Said } from '../each.ts'

/** Figures that a legal text prints are among its values, and every value is printed. */
export const legalValues = eachLegalText((text) => [...unknown(text), ...unused(text)])

const tag = /<Term\b[^>]*?\bvalue="([^"]*)"/g
const gap = /\{(\w+)\}/g

function unknown({ fields, source }: LegalFile): Said[] {
  const names = Object.keys(valuesOf(fields))
  const issue = (name: string): Said => {
    const meant = suggest(name, names)
    const hint = meant ? `Did you mean "${meant}"?` : `Add \`${name}: …\` under \`values\` at the top of the file.`
    return { message: `There is no value "${name}" in this version.`, hint, fixes: meantWords(name, meant) }
  }
  const tags = [...source.text.matchAll(tag)].filter(([, name = '']) => !names.includes(name) && !isStandIn(name))
  const gaps = [...fields.summary.matchAll(gap)].filter(([, name = '']) => !names.includes(name))
  return [
    ...tags.map(({ 0: all, 1: name = '', index }) => ({
      ...issue(name),
      ...source.span(index + all.length - name.length - 2, name.length + 2),
    })),
    ...gaps.map(([, name = '']) => ({ ...issue(name), field: 'summary' })),
  ]
}

function unused({ fields, source }: LegalFile): Said[] {
  const used = new Set([...source.text.matchAll(tag), ...fields.summary.matchAll(gap)].map(([, name]) => name))
  return Object.keys(fields.values)
    .filter((name) => !used.has(name))
    .map((name) => ({
      field: `values.${name}`,
      at: 'key',
      message: `The value "${name}" is printed nowhere.`,
      hint: `Put <Term value="${name}" /> where the text states it, or remove the line.`,
    }))
}
