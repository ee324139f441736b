/** So many signs of what somebody wrote are shown. */
export const mostShown = 80

let graphemes: Intl.Segmenter | undefined

/** The beginning of words that are longer than one wants to read, up to the end of a sign as readers see it. */
export function cut(words: string, most = mostShown): string {
  if (words.length <= most) return words
  graphemes ??= new Intl.Segmenter('en', { granularity: 'grapheme' })
  // A sign as readers see it can be made of many, an emoji of a dozen.
  const looked = words.slice(0, most * 20)
  const signs: string[] = []
  for (const { segment } of graphemes.segment(looked)) {
    signs.push(segment)
    if (signs.length > most) break
  }
  if (signs.length <= most && looked === words) return words
  return `${signs.slice(0, Math.min(most, signs.length) - 1).join('')}…`
}
