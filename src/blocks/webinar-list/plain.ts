import type { WebinarListProps } from '#src/blocks/webinar-list/webinar-list.tsx'
import type { Session } from '#src/blocks/webinar-list/webinar-session.tsx'
import { element, fact, link, paragraphs } from '#src/body/plain.ts'
import type { Tree } from '#src/body/tree.ts'
import { linkTo } from '#src/lib/link-to.ts'
import * as routes from '#src/lib/routes.ts'

type Words = WebinarListProps['words']

/** What is coming, then what was recorded. */
export const plainWebinarList = ({ words, upcoming, recorded }: WebinarListProps): Tree => [
  element('h3', words.upcoming),
  ...paragraphs(upcoming.length === 0 && words.none),
  ...upcoming.flatMap((session) => [...head(session), ...paragraphs(session.description), ...register(session, words)]),
  element('h3', words.recorded),
  ...recorded.flatMap((session) => [...head(session), ...recording(session, words)]),
]

const head = ({ title, date, time, duration, speaker }: Session): Tree => [
  element('h4', title),
  ...paragraphs(`${date.day} ${date.month} ${date.year}`, time, duration, speaker),
]

function register({ slug, external }: Session, words: Words): Tree {
  if (external) return [element('p', link(external.href, words.register), ' ', external.note)]
  const calendar = link(linkTo('calendarFile', { slug }), words.calendar)
  return [fact(words.register, words.registerText), ...paragraphs(calendar, link(routes.contactPage, words.reserve))]
}

function recording({ external, description, chapters, excerpt }: Session, words: Words): Tree {
  if (external) return [element('p', link(external.href, words.watch), ' ', external.note)]
  return [
    ...paragraphs(element('strong', words.watch)),
    fact(words.summary, description),
    ...paragraphs(element('strong', words.chapters)),
    element('ul', ...chapters.map(({ at, title }) => element('li', `${at} ${title}`))),
    ...(excerpt ? [...paragraphs(element('strong', words.excerpt)), element('blockquote', excerpt)] : []),
    ...paragraphs(link(routes.contactPage, words.request)),
  ]
}
