import type { Check } from '../check.ts'

const now =
  'Write them in its place, or make the file a draft until you have: `draft: true`. The preview shows a draft; the site is published without it.'
const later = 'Write them in its place before you publish the draft.'

/** What `npm run new` or the desk wrote in the place of words is replaced before anything is published. */
export const unfinished: Check = ({ mentions, preview, publicationOf }) =>
  mentions('unfinished').map(({ result, ref: { value, line, column, endColumn } }) => ({
    severity: preview ? 'warning' : 'error',
    rule: 'unfinished',
    file: result.file,
    line,
    column,
    endColumn,
    message: `“${value}” stands where words of yours belong.`,
    hint: publicationOf(result).draft ? later : now,
  }))
