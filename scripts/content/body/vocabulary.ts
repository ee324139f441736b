import type { BlockDefinition } from '#src/blocks/block-definition.ts'
import { blocks } from '#src/blocks/rows.ts'
import { nearest } from '../fields/suggest.ts'

/** The vocabulary by name. */
export const vocabulary = new Map<string, BlockDefinition>(Object.entries(blocks))

/** Whether a name that is no block's is one of HTML. `meant` is the block with a name much like it. */
export const isHtml = (name: string, meant: string | undefined) => /^[a-z]/.test(name) && meant?.toLowerCase() !== name

const listed = (names: readonly string[]) =>
  `${names.slice(0, -1).map(tagOf).join(', ')} and ${tagOf(names.at(-1) ?? '')}`
const tagOf = (name: string) => `<${name}>`

/** Says that there is no block of a name, and which one was meant. */
export function unknownWords(name: string, meant: string | undefined): { message: string; hint: string } {
  return {
    message: `There is no block <${name}>.`,
    hint: meant
      ? `Did you mean <${meant}>?`
      : `The nearest are ${listed(nearest(name, vocabulary.keys()))}; all of them stand in content/README.md, under “Blocks”.`,
  }
}

/** A tag that is not closed, whose name is no block's either: with the name of one that is, it may well be right. */
export function unclosedUnknown(name: string, meant: string | undefined): { message: string; hint: string } {
  const { message, hint } = unknownWords(name, meant)
  if (!meant) return { message, hint }
  const close =
    vocabulary.get(meant)?.children === 'none'
      ? `End it with />: <${meant} … />.`
      : `Write </${meant}> after what belongs inside.`
  return { message: `${message.slice(0, -1)}, and the tag is never closed.`, hint: `${hint} ${close}` }
}
