import type { CareerExplorerProps } from '#src/blocks/career-explorer/career-explorer.tsx'
import type { RoleSummary } from '#src/blocks/career-explorer/role-disclosure.tsx'
import { bulleted, element, fact, link, paragraphs } from '#src/body/plain.ts'
import type { Tree } from '#src/body/tree.ts'
import * as routes from '#src/lib/routes.ts'

/** The paths with their open roles, and the way in for people whom no role fits. */
export const plainCareerExplorer = ({
  paths,
  words,
  general,
  calendar = routes.contactPage,
}: CareerExplorerProps): Tree => [
  ...paths.flatMap(({ title, text, steps, announcement, roles, empty }) => [
    element('h2', title),
    ...paragraphs(text, steps, announcement),
    ...roles.flatMap((one) => role(one, words)),
    ...paragraphs(roles.length === 0 && empty),
  ]),
  element('h3', general.title),
  ...paragraphs(general.text, link(routes.contactPage, general.apply), link(calendar, general.call)),
]

const role = (role: RoleSummary, words: CareerExplorerProps['words']): Tree => [
  element('h3', role.title),
  ...paragraphs(role.salary, role.location, role.description, role.closing),
  ...paragraphs(element('strong', words.skills)),
  bulleted(role.skills),
  fact(words.impact, role.impact),
  ...paragraphs(link(routes.contactPage, words.apply), link(role.href, words.fullRole)),
]
