import { checking } from './checking.ts'
import { dates } from './dates.ts'
import { fields } from './fields.ts'
import { figures } from './figures.ts'
import { files } from './files.ts'
import { legal } from './legal.ts'
import { links } from './links.ts'
import { others } from './others.ts'
import { pasting } from './pasting.ts'
import { pictures } from './pictures.ts'
import type { Rule } from './rule.ts'
import { texts } from './texts.ts'
import { voice } from './voice.ts'

/**
 * Every rule of the check by its id, sorted by what somebody was doing. From these rows come `content/RULES.md`, what the
 * desk says to “What does this mean?”, the severity of what is found, and the test that tries every example
 * (`tests/content/rules.test.ts`).
 */
export const groups = {
  'Writing a text': texts,
  'Writing in the firm’s voice': voice,
  'Setting a link': links,
  'Showing a picture': pictures,
  'Filling in fields': fields,
  'Copying from another program': pasting,
  'Bringing a text from another system': others,
  'Naming, moving and removing files': files,
  'Publishing at a time': dates,
  'Stating figures, counting and sorting': figures,
  'Changing a legal text': legal,
  'Running the check': checking,
}

const all = {
  ...texts,
  ...voice,
  ...links,
  ...pictures,
  ...fields,
  ...pasting,
  ...others,
  ...files,
  ...dates,
  ...figures,
  ...legal,
  ...checking,
}

/** The id of a rule, such as `broken-link`. */
export type RuleId = keyof typeof all

export const rules: Readonly<Record<RuleId, Rule>> = all
