/** Whether what looks like a heading is a passage of its own: it has more than 25 words, or more than one sentence. */
export const isClause = (words: string): boolean =>
  words.trim().split(/\s+/).length > 25 || /(?:\p{L}{3,}[.?!]["”’)]*\s+["“‘(]?\p{Lu}|[。？！].)/u.test(words)
