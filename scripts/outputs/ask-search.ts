import type { AskSearch } from '../content/stages/check-questions.ts'

/** Asks the search that visitors get. It is loaded when there is something to ask: it brings all views. */
export const askSearch: AskSearch = async (...about) => (await import('./search-answers.ts')).askSearch(...about)
