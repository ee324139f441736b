import type { BlockProps } from '#src/blocks/blocks.ts'

/** The story is written on the tag; nothing has to be looked up. */
export function loadStoryDialog(props: BlockProps<'StoryDialog'>): BlockProps<'StoryDialog'> {
  return props
}
