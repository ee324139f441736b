import { href } from '#src/content/field-types.ts'
import { meantAddress } from '../fields/offer-address.ts'

/** Bold text with the spaces outside that stood inside of its asterisks; of nothing but spaces, no more than these. */
export function spacedApart(found: string, before: string, after: string): string | undefined {
  const [, front = '', words = '', back = ''] = /^\*\*(\s*)(.*?)(\s*)\*\*$/s.exec(found) ?? []
  if (found.length > 4 && !words && !found.includes('\n')) return ' '
  // Signs that stay beside a word keep asterisks from opening and closing.
  const opens = front !== '' || !(/^\P{L}/u.test(words) && /[\p{L}\p{N}]/u.test(before))
  const closes = back !== '' || !(/\P{L}$/u.test(words) && /[\p{L}\p{N}]/u.test(after))
  if (!/\p{L}/u.test(words) || (!front && !back) || !opens || !closes) return undefined
  return `${/\s/.test(before) ? '' : front}**${words}**${/\s/.test(after) ? '' : back}`
}

/** The words of a link to a page by its name, `[[name#part|words]]`; none of what another system shows there. */
export function linkWords(found: string): string | undefined {
  const [, name = '', words = name] = /^\[\[([^|\]]*?)(?:\\?\|([^\]]*))?\]\]$/.exec(found) ?? []
  return words.replace(/^#/, '').trim() || undefined
}

/** How to put right `[words][name]`, or `![words][name]`, without a line that gives the name its address. */
export function undefinedName(found: string): string {
  const [, sign, words = '', name] = /^(!?)\[(.*)\]\[(.*)\]$/.exec(found.replace(/\s+/g, ' ')) ?? []
  const target = sign ? 'the name of the picture' : 'the address of the page'
  return `Write ${sign}[${words}](${target}), or add a line [${name || words}]: with it at the end. \\[ is the sign itself.`
}

/** How to put right a link with an address that ends before it should. */
export function linkMeant(found: string): string {
  const [, words = '', address = ''] = /^\[(.*)\]\((.*)\)$/s.exec(found) ?? []
  if (address.includes('(')) return 'Write %28 and %29 for the round brackets in the address.'
  const written = /^(?:tel|mailto):[^?]*$/.test(address) ? address.replace(/\s/g, '') : address
  const whole = /^(?:tel|mailto|https?):/.test(address) ? (meantAddress(written) ?? encoded(written)) : undefined
  return `Write the address without spaces: [${words || 'the words of the link'}](${whole ?? 'the address of the page'}).`
}

/** The address with signs for its spaces, if that makes it whole. */
function encoded(address: string): string | undefined {
  const meant = address.trim().replaceAll(' ', '%20')
  return href.safeParse(meant).success ? meant : undefined
}
