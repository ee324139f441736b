import { type ContentIndex, contentIndex } from '#src/content/queries.ts'
import { realData } from './labels.ts'

/** The queries over everything in `content/`. */
export const realIndex = (): ContentIndex => contentIndex(realData())
