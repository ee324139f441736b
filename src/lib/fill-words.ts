/** Puts values into the gaps of a sentence: `fillWords('© {year}', { year: 2026 })`. A gap without a value stays visible. */
export function fillWords(words: string, values: Readonly<Record<string, string | number>>): string {
  return words.replace(/\{(\w+)\}/g, (gap, name: string) => String(values[name] ?? gap))
}
