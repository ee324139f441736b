import { isStandIn } from '#src/lib/is-stand-in.ts'
import type { Mention } from '../../model/facts.ts'

/** Whether a mention is the category of a briefing, also where other fields of it are wrong. A note of `npm run new` is none. */
export const namesCategory = ({ result: { collection }, ref: { field, value } }: Mention): boolean =>
  collection === 'articles' && field === 'category' && !isStandIn(value)
