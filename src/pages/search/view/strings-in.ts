/**
 * Texts with a space in them are meant to be read, and so is a single word with a capital, as labels are; the others are
 * names, numbers and addresses.
 */
const isRead = (text: string) => /\S\s+\S|^\p{Lu}[\p{L}\p{N}\p{M}&’.()-]*$/u.test(text)

/** Whether an array is an element of a tree, which begins with its name: `['Ledger', {}, …]`. */
const isElement = ([, props]: readonly unknown[]) =>
  props === null || (typeof props === 'object' && !Array.isArray(props))

/** A prop that tells the browser how wide a picture is shown. */
const unread = 'sizes'

/** All texts that stand anywhere in a value, in one: fields of a record as well as the tree of a body. */
export function stringsIn(value: unknown): string {
  const found: string[] = []
  const visit = (part: unknown) => {
    if (typeof part === 'string') {
      if (isRead(part)) found.push(part)
    } else if (Array.isArray(part)) for (const item of isElement(part) ? part.slice(1) : part) visit(item)
    else if (part !== null && typeof part === 'object')
      for (const [name, item] of Object.entries(part)) if (name !== unread) visit(item)
  }
  visit(value)
  return found.join('\n')
}
