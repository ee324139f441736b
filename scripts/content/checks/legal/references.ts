import { typedNumber } from '../../legal/typed-number.ts'
import { eachLegalPattern, eachLegalText, type Said, together, withinLegalTexts } from '../each.ts'

const typed = eachLegalPattern(/(?<!^#{1,3} )\b(?:sub)?sections? \d+(?:\.\d+)*/gim, ([words]) => ({
  message: `The number in "${words}" is typed: it will be wrong as soon as a section is added before it.`,
  hint: 'Write <Ref to="#name-of-the-section" /> instead; it prints the number and links to the section.',
}))

/** Headings of the levels that are numbered where they are printed. */
const numberedHeadings = withinLegalTexts(({ result }) =>
  result.refs.flatMap(({ kind, value, depth = 2, line, column }): Said[] => {
    const [number] = (kind === 'heading' && depth <= 3 && typedNumber.exec(value)) || []
    if (number === undefined) return []
    const message = `The number in the heading “${value}” is typed: readers would see it beside the one that is printed.`
    const hint = `Write the words alone: ${value.slice(number.length)}.`
    return [{ rule: 'legal-heading', line, column, message, hint }]
  }),
)

/** The links check has seen whether the place exists; here it also has to have a number. */
const unnumbered = eachLegalText(({ result, source }, facts) =>
  [...source.text.matchAll(/<Ref\b[^>]*?\bto="([^"#]*)#([^"]*)"/g)].flatMap(
    ({ 0: all, 1: path = '', 2: id = '', index }): Said[] => {
      const page = path === '' ? result : facts.urls.get(path)?.[0]?.result
      const heading = page?.headings.find((candidate) => candidate.id === id)
      const isLegal = page?.collection === 'legal'
      const isAnchor = page?.refs.some(({ kind, value }) => kind === 'anchor' && value === id)
      if (!page || (isLegal && (heading ? heading.depth <= 3 : !isAnchor))) return []
      const message = `${path}#${id} has no section number, so there is nothing to print.`
      const hint = 'Refer to a heading written with ## or ### in a legal text, or write an ordinary link.'
      return [{ ...source.span(index, all.length), message, hint }]
    },
  ),
)

/** References between sections are links that print the number of their section; nobody types numbers. */
export const legalReferences = together(typed, numberedHeadings, unnumbered)
