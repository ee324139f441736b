import type { BlockName } from '#src/blocks/blocks.ts'
import type { LoadedBlocks } from '#src/body/render-tree.tsx'
import { type BlockComponent, vocabulary } from './parts.ts'

const loaded: Record<string, BlockComponent> = {}

/** Loads the named blocks that are not there yet. */
export async function loadBlocks(names: readonly string[]): Promise<void> {
  const missing = names.filter((name) => !loaded[name]) as BlockName[]
  const modules = await Promise.all(missing.map((name) => vocabulary[name]()))
  missing.forEach((name, index) => {
    loaded[name] = modules[index]?.default as BlockComponent
  })
}

/** The blocks loaded so far. */
export const loadedBlocks: LoadedBlocks = loaded
