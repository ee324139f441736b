import { z } from 'zod'
import { claimId, text } from '#src/content/field-types.ts'
import type { BlockDefinition } from '../block-definition.ts'

export const transformationOS = {
  description: 'The interactive Transformation OS of the Approach page.',
  props: z.strictObject({
    label: text('Name of the list of steps for screen readers.'),
    pause: text('The button that stops the steps from advancing.'),
    play: text('The same button while they are stopped.'),
    progressLabel: text('Name of the progress bar.'),
    progress: text('Under the bar; {done} and {all} are filled in.'),
    level: text('The level that is reached; {level} is filled in.'),
    xp: text('The points so far; {xp} is filled in.'),
    reward: text('On each step; {xp} is filled in.'),
    levelUp: text('Announced when the level rises.'),
    stepNumber: text('Above the step; {number} and {all} are filled in.'),
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
