import { z } from 'zod'
import type { BlockDefinition, PropsOf } from '#src/blocks/block-definition.ts'
import { plainNote } from '#src/blocks/claim/row.ts'
import { element, fact, paragraphs } from '#src/body/plain.ts'
import type { Tree } from '#src/body/tree.ts'
import { claimId, text, textWith } from '#src/content/field-types.ts'
import type { ContentIndex } from '#src/content/queries.ts'
import type { TransformationStep } from '#src/content/schemas/approach.ts'
import { fillWords } from '#src/lib/fill-words.ts'
import type { ClaimNoteData } from '#src/ui/claim-note.tsx'

export const transformationOS = {
  description: 'The interactive Transformation OS of the Approach page.',
  props: z.strictObject({
    label: text('Name of the list of steps for screen readers.'),
    pause: text('The button that stops the steps from advancing.'),
    play: text('The same button while they are stopped.'),
    progressLabel: text('Name of the progress bar.'),
    progress: textWith(['done', 'all'], 'Under the bar; {done} and {all} are filled in.'),
    level: textWith(['level'], 'The level that is reached; {level} is filled in.'),
    xp: textWith(['xp'], 'The points so far; {xp} is filled in.'),
    reward: textWith(['xp'], 'On each step; {xp} is filled in.'),
    levelUp: text('Announced when the level rises.'),
    stepNumber: textWith(['number', 'all'], 'Above the step; {number} and {all} are filled in.'),
    overlayClaim: claimId.describe(
      'The figure laid over the diagram, by its id in the register of claims (site/claims.json).',
    ),
    overlayLabel: text('What that figure counts.'),
  }),
  interactive: true,
  children: 'none',
  shows: { transformationSteps: { counted: [{ noun: /steps?/ }] } },
  example:
    '<TransformationOS label="Steps of the Transformation OS" pause="Pause" play="Play" progress="{done} of {all} complete" progressLabel="Progress" level="Level {level}" xp="{xp} XP" reward="+{xp} XP on completion" levelUp="Level 2 reached" stepNumber="Step {number} of {all}" overlayClaim="approach-sustained" overlayLabel="still meeting their goals after 24 months" />',
} as const satisfies BlockDefinition

export interface TransformationOSProps extends PropsOf<typeof transformationOS> {
  steps: TransformationStep[]
  overlay: ClaimNoteData
}

/** The six steps in order and the figure laid over the diagram. */
export function loadTransformationOS(
  props: PropsOf<typeof transformationOS>,
  content: ContentIndex,
): TransformationOSProps {
  const claim = content.list('claims').find(({ id }) => id === props.overlayClaim)
  if (!claim)
    throw new Error(
      `<TransformationOS overlayClaim="${props.overlayClaim}"> names no entry of content/site/claims.json.`,
    )
  const { id, value, label, scope, source, illustrative } = claim
  return {
    ...props,
    overlay: { id, value, label, scope, source, illustrative },
    steps: content.list('transformationSteps').toSorted((a, b) => a.id - b.id),
  }
}

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
