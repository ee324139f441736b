import type { ElementType } from 'react'
import { parts } from './parts.ts'
import type { BlockName } from './rows.ts'

const loaded: Record<string, ElementType> = {}

/** Loads the components of the named blocks that are not there yet. */
export async function loadBlocks(names: readonly string[]): Promise<void> {
  const missing = names.filter((name) => !loaded[name]) as BlockName[]
  await Promise.all(
    missing.map(async (name) => {
      loaded[name] = await parts[name]()
    }),
  )
}

/** The components loaded so far. */
export const loadedBlocks: Readonly<Record<string, ElementType>> = loaded
