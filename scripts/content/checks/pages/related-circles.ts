import type { Check } from '../check.ts'
import { eachRecord } from '../each.ts'

/** In a circle of more briefings than this a reader has found something new often enough. */
const mostInCircle = 4

/**
 * Whoever follows what briefings name as related should not go round in a circle: a few that name only each other keep
 * the reader from all others. Two that name each other are fine as long as one of them leads on.
 */
export const relatedCircles: Check = (facts) => {
  const articles = new Map(facts.records('articles').map((record) => [record.slug, record]))
  const told = new Set<string>()
  return eachRecord('articles', ({ slug }) => {
    if (told.has(slug)) return
    const circle = circleFrom(slug, (name) => articles.get(name)?.fields.related)
    if (!circle || circle.length === articles.size) return
    for (const member of circle) told.add(member)
    const others = circle.filter((member) => member !== slug)
    const message = `The related briefings go round in a circle: ${[slug, ...others, slug].join(' → ')}.`
    const hint = 'Name a briefing outside of it in one of them, or remove `related`: then some are proposed.'
    return { field: 'related', message, hint }
  })(facts)
}

/** The briefings that can be reached from one, when they are few and each leads back to it. */
function circleFrom(start: string, relatedTo: (slug: string) => readonly string[] | undefined): string[] | undefined {
  const reached = reachedFrom(start, relatedTo)
  if (!reached || reached.size < 2) return undefined
  const isRound = [...reached].every((slug) => reachedFrom(slug, relatedTo)?.has(start))
  return isRound ? [...reached] : undefined
}

/** Everything that can be reached; undefined when it is more than a few, or when something on the way leads anywhere. */
function reachedFrom(start: string, relatedTo: (slug: string) => readonly string[] | undefined) {
  const reached = new Set([start])
  for (const slug of reached) {
    const related = relatedTo(slug)
    if (!related?.length) return undefined
    for (const next of related) reached.add(next)
    if (reached.size > mostInCircle) return undefined
  }
  return reached
}
