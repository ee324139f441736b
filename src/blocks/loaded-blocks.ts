import type { ElementType } from 'react'
import { parts } from './parts.ts'

type Load = () => Promise<unknown>

const known: Record<string, Load> = { ...parts }
const loaded: Record<string, ElementType> = {}

/** Lets pages show parts that are no blocks of the vocabulary as if they were: those of templates and of the gallery. */
export function knowParts(more: Readonly<Record<string, Load>>): void {
  Object.assign(known, more)
}

/** Loads the components of the named blocks that are not there yet. */
export async function loadBlocks(names: readonly string[]): Promise<void> {
  const missing = names.filter((name) => !loaded[name])
  await Promise.all(
    missing.map(async (name) => {
      loaded[name] = (await known[name]?.()) as ElementType
    }),
  )
}

/** The components loaded so far. */
export const loadedBlocks: Readonly<Record<string, ElementType>> = loaded
