import type { PropsOf } from '#src/blocks/block-definition.ts'
import type { storyDialog } from '#src/blocks/story-dialog/schema.ts'
import { element, link, paragraphs } from '#src/body/plain.ts'
import type { Tree } from '#src/body/tree.ts'

/** The captions of the story, and where it is told on the site. */
export const plainStoryDialog = ({ label, href, note, title, captions }: PropsOf<typeof storyDialog>): Tree => [
  element('h3', title),
  ...paragraphs(...captions, link(href, label), note),
]
