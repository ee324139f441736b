import { plainNote } from '#src/blocks/claim/plain.ts'
import type { TransformationOSProps } from '#src/blocks/transformation-os/transformation-os.tsx'
import { element, fact, paragraphs } from '#src/body/plain.ts'
import type { Tree } from '#src/body/tree.ts'
import type { ContentIndex } from '#src/content/queries.ts'
import { fillWords } from '#src/lib/fill-words.ts'

/** The steps in order, and the figure that is laid over the drawing. */
export function plainTransformationOS(
  { steps, overlay, ...words }: TransformationOSProps,
  _: Tree,
  content: ContentIndex,
): Tree {
  return [
    fact(overlay.value, words.overlayLabel + plainNote(overlay, content)),
    ...steps.flatMap(({ id, title, description, completionXP }) => [
      ...paragraphs(fillWords(words.stepNumber, { number: id, all: steps.length })),
      element('h3', title),
      ...paragraphs(description, fillWords(words.reward, { xp: completionXP })),
    ]),
  ]
}
