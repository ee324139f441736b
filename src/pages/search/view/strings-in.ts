/** Texts with a space in them are meant to be read; the others are names, numbers and addresses. */
const isPhrase = (text: string) => /\S\s+\S/.test(text)

/** A prop that tells the browser how wide a picture is shown. */
const unread = 'sizes'

/** All texts that stand anywhere in a value, in one: fields of a record as well as the tree of a body. */
export function stringsIn(value: unknown): string {
  const found: string[] = []
  const visit = (part: unknown) => {
    if (typeof part === 'string') {
      if (isPhrase(part)) found.push(part)
    } else if (part !== null && typeof part === 'object')
      for (const [name, item] of Object.entries(part)) if (name !== unread) visit(item)
  }
  visit(value)
  return found.join('\n')
}
