import type { Checks } from '../check.ts'
import { eachRecord } from '../each.ts'
import { orphanPages } from './orphan-pages.ts'
import { relatedArticles } from './related-articles.ts'
import { relatedCircles } from './related-circles.ts'
import { unfinished } from './unfinished.ts'
import { uniqueTitles } from './unique-titles.ts'

const wordsPerMinute = 220
/** So many minutes a reading time may differ. */
const tolerance = 2

/** What finds the rules about pages as a whole. */
export const pageChecks: Checks = {
  'duplicate-title': uniqueTitles,
  related: relatedArticles,
  'read-time': eachRecord('articles', ({ result: { bodyRead, words }, fields: { readTime } }) => {
    const minutes = words / wordsPerMinute
    if (!bodyRead || Math.abs(readTime - minutes) <= tolerance) return
    const about = Math.max(1, Math.round(minutes))
    const message = `The reading time is given as ${readTime} minutes, but ${words} ${words === 1 ? 'word takes' : 'words take'} about ${about}.`
    return { field: 'readTime', message, hint: `Write ${about}.` }
  }),
  'related-circle': relatedCircles,
  unfinished,
  'orphan-page': orphanPages,
}
