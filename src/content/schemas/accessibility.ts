import { z } from 'zod'
import { isoDate, line, note, text } from '#src/content/field-types.ts'
import { wcagNumbers } from '#src/content/wcag-criteria.ts'

const commit = z
  .string()
  .regex(/^[0-9a-f]{7,40}$/, 'must be the hash of a commit, for example "0e194935"')
  .describe('The commit of the site that was looked at.')

const criterion = z.enum(wcagNumbers).describe('The number of the criterion in WCAG 2.2.')

/** `content/site/accessibility-looks.json`: what people found, each criterion as it was looked at last. */
export const accessibilityLook = z.strictObject({
  id: criterion,
  result: z
    .enum(['met', 'partly', 'not-met', 'not-applicable'])
    .describe('What they found: met, met in part, not met, or nothing on the site that the criterion is about.'),
  who: line('Who looked, by name.'),
  day: isoDate.describe('The day on which they looked.'),
  commit: commit.optional(),
  looked: text('What they looked at, and with what: pages, browser, screen reader.'),
  found: text('What is not met, and where. Left out only where nothing is wrong.').optional(),
})
export type AccessibilityLook = z.output<typeof accessibilityLook>

const engine = z.strictObject({
  name: line('The checker with its version.'),
  day: isoDate,
  commit,
  looks: z
    .array(
      z.strictObject({
        template: line('The kind of page.'),
        address: line('The page that stood for it.'),
        states: z.array(line('How it stood there: colours, width, what was open.')).min(1),
      }),
    )
    .min(1)
    .describe('What it looked at.'),
  criteria: z
    .array(
      z.strictObject({
        criterion,
        found: z
          .array(
            z.strictObject({
              result: z
                .enum(['nothing-found', 'undecided'])
                .describe('Nothing wrong was found, or at a place only a person can say.'),
              states: z.array(line('How the pages stood there.')).min(1),
              templates: z.array(line('The kind of page.')).min(1),
            }),
          )
          .min(1)
          .describe('What it found, in which states of which kinds of page.'),
      }),
    )
    .describe('The criteria that its rules are about, where a page had something for them.'),
})

/** `content/site/accessibility-checks.json`: what the checks looked at and found. `npm run accessibility` writes it. */
export const accessibilityChecks = z.strictObject({
  engines: z.array(engine).default([]),
  templates: z
    .array(
      z.strictObject({
        name: note('Its folder in the code.'),
        key: note('Stands for the files of the folder as they were checked.'),
        changed: isoDate
          .optional()
          .describe(
            'The day of the first check after its last change. Left out while it has not changed since the first.',
          ),
      }),
    )
    .default([])
    .describe('The templates as they were checked, so that a build can tell when one has changed since.'),
})
export type AccessibilityChecks = z.output<typeof accessibilityChecks>
