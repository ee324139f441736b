import { z } from 'zod'
import type { BlockDefinition, PropsOf } from '#src/blocks/block-definition.ts'
import { element, link, paragraphs } from '#src/body/plain.ts'
import type { Tree } from '#src/body/tree.ts'
import { href, text, textWith } from '#src/content/field-types.ts'

export const storyDialog = {
  description: '“Watch Our Story”: a story in five captioned frames that the visitor starts.',
  props: z.strictObject({
    label: text('The button that opens the story.'),
    href: href.describe('Where the button leads without JavaScript.'),
    note: text('A line beside the button, for example how long it takes and that there is no sound.'),
    title: text('Heading of the dialog.'),
    captions: z.array(text('What the frame says.')).length(5).describe('One caption for each of the five frames.'),
    play: text('The button while the story is paused.'),
    pause: text('The button while it runs.'),
    replay: text('The button after the last frame.'),
    previous: text('The button to the frame before.'),
    next: text('The button to the frame after.'),
    position: textWith(['number', 'total'], 'Where the story stands; {number} and {total} are filled in.'),
    transcript: text('The heading of the full text.'),
  }),
  interactive: true,
  children: 'none',
  shows: {},
  example:
    '<StoryDialog label="Watch Our Story" href="/about#our-name" note="40 seconds, no sound" title="Our story" captions={["One.", "Two.", "Three.", "Four.", "Five."]} play="Play" pause="Pause" replay="Play again" previous="Previous frame" next="Next frame" position="{number} of {total}" transcript="Transcript" />',
} as const satisfies BlockDefinition

/** The captions of the story, and where it is told on the site. */
export const plainStoryDialog = ({ label, href, note, title, captions }: PropsOf<typeof storyDialog>): Tree => [
  element('h3', title),
  ...paragraphs(...captions, link(href, label), note),
]
