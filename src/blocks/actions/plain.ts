import { link, paragraphs } from '#src/body/plain.ts'
import type { Tree } from '#src/body/tree.ts'
import type { Action } from '#src/content/field-types.ts'

/** A button is a link on a line of its own. */
export const plainAction = ({ href, label }: Pick<Action, 'href' | 'label'>): Tree => paragraphs(link(href, label))
