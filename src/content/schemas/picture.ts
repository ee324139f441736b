import { z } from 'zod'
import { conditional, read, writtenAs } from '#src/content/field-types.ts'

/** The name of a picture's file, from the folder of the text that shows it or from `content/images`. */
export const pictureName = z
  .string()
  .regex(
    /^(?!.*\.\.)[\w-][\w./-]*\.\w+$/,
    'must be the name of a picture beside this file or in content/images, for example "bridge.jpg"',
  )
  .describe('The name of the picture, for example "bridge.jpg". It lies beside this file or in content/images.')
  .meta(writtenAs('picture'))

/** The point of a picture that stays in view when it is cropped, as percentages from its left and its top. */
const focus = z
  .string()
  .regex(
    /^(?:\d|[1-9]\d|100)% (?:\d|[1-9]\d|100)%$/,
    'must be two percentages, from the left and from the top, for example "50% 30%"',
  )
  .optional()
  .describe('The point that stays in view where the picture is cropped, for example "50% 30%". The middle without it.')

const toDescribe = 'say what the picture shows, or set `decorative: true` instead if it only adorns'

/** What is said of every picture, wherever it stands. */
export const pictureFields = {
  src: pictureName,
  alt: z
    .string()
    .trim()
    .min(1, `is empty: ${toDescribe}`)
    .describe('What it shows, for people who cannot see it.')
    .meta({ ...conditional, ...read.prose })
    .optional(),
  decorative: z
    .boolean()
    .default(false)
    .describe('Whether the picture only adorns. Then nothing is written about what it shows.'),
  focus,
}

/** Says what `check` refuses: a picture either has words or is marked as needing none. */
export function describedOnce({
  value,
  issues,
}: z.core.ParsePayload<{ alt?: string | undefined; decorative: boolean }>) {
  const refuse = (path: string, message: string, params?: { missing: true }) =>
    issues.push({ code: 'custom', input: value, path: [path], message, ...(params && { params }) })
  // Words that are empty are told by the field itself.
  if (value.alt === undefined && !value.decorative) refuse('alt', `is missing: ${toDescribe}`, { missing: true })
  if (value.alt && value.decorative)
    refuse('decorative', 'is on, but the picture has a description: remove one of the two')
}

/** A picture as a field of a record. */
export const picture = z.strictObject(pictureFields).check(describedOnce)
export type Picture = z.output<typeof picture>
