const names: readonly [RegExp, string][] = [
  [/[\u00a0\u202f\u2007]/, 'a non-breaking space'],
  [/[\u1680\u2000-\u200a\u205f\u3000]/, 'a space of an unusual width'],
  [/[\u200b-\u200d\u2060\ufeff\u00ad]/, 'an invisible character of no width'],
  [/[\u2028\u2029\u0085]/, 'an unusual line end'],
  [/(?![\t\n\r])\p{Cc}/u, 'a control character'],
]

/** What to call a character that looks like a space or like nothing: with its number, so that it can be searched for. */
export function invisibleAt(text: string, at: number): string | undefined {
  const sign = text[at] ?? ''
  // Nearly every character is one of these, and this is asked about each of a file.
  if (sign >= ' ' && sign <= '~') return undefined
  const name = names.find(([pattern]) => pattern.test(sign))?.[1]
  return name && `${name} (U+${sign.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')})`
}
