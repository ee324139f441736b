/** A number with its word: `countWords('file', 'files')(2)` is `2 files`. */
export const countWords = (one: string, many: string) => (number: number) =>
  `${number.toLocaleString('en-US')} ${number === 1 ? one : many}`
