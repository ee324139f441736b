import type { LegalFile } from '../../legal/legal-files.ts'
import { typedNumber } from '../../legal/typed-number.ts'
import type { Facts } from '../../model/facts.ts'
import { eachLegalText, type Said } from '../each.ts'

/** References between sections are links that print the number of their section; nobody types numbers. */
export const legalReferences = eachLegalText((text, facts) => [
  ...typed(text),
  ...numberedHeadings(text),
  ...unnumbered(text, facts),
])

function typed({ source }: LegalFile): Said[] {
  return [...source.words.matchAll(/(?<!^#{1,3} )\b(?:sub)?sections? \d+(?:\.\d+)*/gim)].map(({ 0: words, index }) => ({
    ...source.span(index, words.length),
    message: `The number in "${words}" is typed: it will be wrong as soon as a section is added before it.`,
    hint: 'Write <Ref to="#name-of-the-section" /> instead; it prints the number and links to the section.',
  }))
}

/** Headings of the levels that are numbered where they are printed. */
function numberedHeadings({ result }: LegalFile): Said[] {
  return result.refs.flatMap(({ kind, value, depth = 2, line, column }): Said[] => {
    const [number] = (kind === 'heading' && depth <= 3 && typedNumber.exec(value)) || []
    if (number === undefined) return []
    const message = `The number in the heading “${value}” is typed: readers would see it beside the one that is printed.`
    const hint = `Write the words alone: ${value.slice(number.length)}.`
    return [{ rule: 'legal-heading', line, column, message, hint }]
  })
}

/** The links check has seen whether the place exists; here it also has to have a number. */
function unnumbered({ result, source }: LegalFile, facts: Facts): Said[] {
  return [...source.text.matchAll(/<Ref\b[^>]*?\bto="([^"#]*)#([^"]*)"/g)].flatMap(
    ({ 0: all, 1: path = '', 2: id = '', index }) => {
      const page = path === '' ? result : facts.urls.get(path)?.[0]?.result
      const heading = page?.headings.find((candidate) => candidate.id === id)
      const numbered = page?.collection === 'legal' && heading !== undefined && heading.depth <= 3
      if (!page || numbered || (page.collection === 'legal' && !heading && !hasAnchor(page.refs, id))) return []
      return [
        {
          ...source.span(index, all.length),
          message: `${path}#${id} has no section number, so there is nothing to print.`,
          hint: 'Refer to a heading written with ## or ### in a legal text, or write an ordinary link.',
        },
      ]
    },
  )
}

const hasAnchor = (refs: LegalFile['result']['refs'], id: string) =>
  refs.some(({ kind, value }) => kind === 'anchor' && value === id)
