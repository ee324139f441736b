import type { TextRule } from './text-rule.ts'

const quoted = /^(?=.* )(?:[“”„][^“”„"]*[“”„"]|‘[^‘’]*’)$/

/** Curly quotes around a field of several words hold nothing together, as plain ones would: readers see them. */
export const outerQuotes: TextRule = ({ file }, texts, source) =>
  texts.flatMap(({ text, field }) => {
    const bare = source.includes(text) && !['"', "'"].some((mark) => source.includes(mark + text + mark))
    if (field === undefined || !quoted.test(text) || !file.endsWith('.mdx') || !bare) return []
    const message = 'Readers would see the quotation marks around this text.'
    const hint = 'Remove them. Where they are meant, write plain ones around them: "“…”".'
    return [{ severity: 'warning', rule: 'outer-quotes', file, field, message, hint }]
  })
