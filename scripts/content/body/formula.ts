import type { Mistake } from './mistake.ts'

/** A formula as LaTeX and programs after it have one. */
export const formula = /(?<!\\)\$\$[^$]+\$\$|(?<![\w$\\])\$(?=\S)(?:[a-zA-Z]|[^$\n]*[\\^_][^$\n]*)(?<=\S)\$(?![\w$])/g

export const formulaWords = {
  message: 'This formula is printed as it is, with its signs.',
  hint: 'Write it in words and signs: x = y.',
  write: inSigns,
}

const lowered = '₀₁₂₃₄₅₆₇₈₉'
/** Figures as they stand below the line. */
export const loweredOf = (figures: string) => figures.replace(/\d/g, (figure) => lowered[Number(figure)] ?? '')

/** The figures above the line, from 0. */
export const raised = '⁰¹²³⁴⁵⁶⁷⁸⁹'

/** A formula of letters, figures and signs as these; none that needs more than one line of them. */
function inSigns(found: string): string | undefined {
  const signs = found
    .replace(/^\$+\s*|\s*\$+$/g, '')
    .replace(/_(\d)(?![\d^])/g, (_, figure) => loweredOf(figure))
    .replace(/\^(\d)(?![\d_])/g, (_, figure) => raised[figure] ?? '')
  return /^[\p{L}\p{N} .,:;()+=/|-]+$/u.test(signs) ? signs : undefined
}

/** A formula around a place, which is told as a whole: its braces, and what looks like a tag, are a part of it. */
export function formulaAround(text: string, at: number): Mistake | undefined {
  const start = text.lastIndexOf('\n\n', at) + 1
  const end = text.indexOf('\n\n', at)
  for (const { 0: found, index } of text.slice(start, end === -1 ? text.length : end).matchAll(formula)) {
    const from = start + index
    if (from <= at && at < from + found.length)
      return {
        message: formulaWords.message,
        hint: formulaWords.hint,
        rule: 'other-system',
        at: [from, from + found.length],
      }
  }
  return undefined
}
