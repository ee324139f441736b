import { z } from 'zod'
import type { BlockDefinition, PropsOf } from '#src/blocks/block-definition.ts'
import { bulleted, element, fact, link, paragraphs } from '#src/body/plain.ts'
import type { Tree } from '#src/body/tree.ts'
import { addressOf } from '#src/content/addresses.ts'
import { text, textWith } from '#src/content/field-types.ts'
import type { ContentIndex, Entry } from '#src/content/queries.ts'
import { type Job, jobTrack } from '#src/content/schemas/job.ts'
import { formatDate } from '#src/lib/dates.ts'
import { fillWords } from '#src/lib/fill-words.ts'
import * as routes from '#src/lib/routes.ts'
import { salaryRange } from '#src/lib/salary-range.ts'

const track = z.strictObject({
  id: jobTrack,
  name: text('The name in announcements, for example "Product".'),
  title: text('The words at the top of the card.'),
  text: text('One or two sentences.'),
  steps: text('The rungs of the path in one line.'),
})

const general = z.strictObject({
  title: text('The heading under the roles.'),
  text: text('One or two sentences.'),
  apply: text('The button to the contact form.'),
  applyAbout: text('The first line of the message on the contact form.'),
  call: text('The button to the calendar, or to the contact form while there is no calendar.'),
  callAbout: text('The first line of the message on the contact form.'),
})

export const careerExplorer = {
  description: 'Career-path cards and the open roles they select, from content/jobs.',
  props: z.strictObject({
    groupLabel: text('Name of the group of cards for screen readers.'),
    tracks: z.array(track).length(3).describe('The three career paths; the first is chosen at the start.'),
    one: textWith(['count', 'track'], 'Announced for one role; {count} and {track} are filled in.'),
    many: textWith(['count', 'track'], 'Announced for any other number of roles; {count} and {track} are filled in.'),
    none: textWith(['track'], 'Shown when a path has no open role; {track} is filled in.'),
    skills: text('Heading of the skills.'),
    impact: text('Heading of the impact.'),
    closing: textWith(['date'], 'The last day to apply; {date} is filled in.'),
    apply: text('The button on a role.'),
    applyAbout: textWith(['title'], 'The first line of the message on the contact form; {title} is filled in.'),
    fullRole: text('The link to the page of the role.'),
    general,
  }),
  interactive: true,
  children: 'none',
  shows: { jobs: { at: (slug) => slug, counted: [{ noun: /(?:open )?roles?/ }] } },
  example:
    '<CareerExplorer groupLabel="Career path" tracks={[{ id: "consulting", name: "Consulting", title: "Consulting", text: "What the work is.", steps: "From the first rung to the last" }, { id: "product", name: "Product", title: "Product", text: "What the work is.", steps: "From the first rung to the last" }, { id: "technology", name: "Technology", title: "Technology", text: "What the work is.", steps: "From the first rung to the last" }]} one="{count} open role in {track}" many="{count} open roles in {track}" none="No open roles in {track} today." skills="Key skills" impact="Impact potential" closing="Apply by {date}" apply="Apply Now" applyAbout="Application: {title}" fullRole="Read the full role" general={{ title: "No role that fits?", text: "Write to us.", apply: "Submit General Application", applyAbout: "General application", call: "Schedule a Call", callAbout: "A first call" }} />',
} as const satisfies BlockDefinition

export interface CareerExplorerProps extends Pick<Words, 'groupLabel' | 'general'> {
  paths: Path[]
  words: Pick<Words, 'skills' | 'impact' | 'apply' | 'fullRole'>
  /** Address of the online calendar, if there is one. */
  calendar?: string
}

export interface Path extends TrackSummary {
  roles: RoleSummary[]
  /** Shown when the path has no open role. */
  empty: string
}

/** An open role as the list shows it. */
export interface RoleSummary
  extends Pick<Job, 'title' | 'description' | 'location' | 'type' | 'experience' | 'skills' | 'impact'> {
  slug: string
  href: string
  salary: string
  closing: string
  /** The first line of an application. */
  about: string
}

/** A career path as its card shows it. */
export interface TrackSummary {
  id: Job['track']
  name: string
  title: string
  text: string
  steps: string
  /** How many roles are open, in words. */
  announcement: string
}

type Words = PropsOf<typeof careerExplorer>

/** Puts the open roles under their paths, the newest first. */
export function loadCareerExplorer({ tracks, ...words }: Words, content: ContentIndex): CareerExplorerProps {
  const jobs = content.entries('jobs').toSorted((a, b) => b.data.posted.localeCompare(a.data.posted))
  const paths = tracks.map((track) => {
    const roles = jobs.filter(({ data }) => data.track === track.id).map((job) => role(job, words))
    const values = { count: roles.length, track: track.name }
    return {
      ...track,
      roles,
      announcement: fillWords(roles.length === 1 ? words.one : words.many, values),
      empty: fillWords(words.none, values),
    }
  })
  const { skills, impact, apply, fullRole, groupLabel, general } = words
  const calendar = content.single('integrations').calendar.url
  return { paths, groupLabel, general, ...(calendar && { calendar }), words: { skills, impact, apply, fullRole } }
}

function role({ slug, data }: Entry<'jobs'>, words: Pick<Words, 'closing' | 'applyAbout'>): RoleSummary {
  const { title, description, location, type, experience, skills, impact } = data
  return {
    slug,
    href: addressOf('jobs', slug),
    title,
    description,
    location,
    type,
    experience,
    skills,
    impact,
    salary: salaryRange(data.salaryMin, data.salaryMax),
    closing: fillWords(words.closing, { date: formatDate(data.validThrough) }),
    about: fillWords(words.applyAbout, { title }),
  }
}

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
    ...roles.flatMap((one) => plainRole(one, words)),
    ...paragraphs(roles.length === 0 && empty),
  ]),
  element('h3', general.title),
  ...paragraphs(general.text, link(routes.contactPage, general.apply), link(calendar, general.call)),
]

const plainRole = (role: RoleSummary, words: CareerExplorerProps['words']): Tree => [
  element('h3', role.title),
  ...paragraphs(role.salary, role.location, role.description, role.closing),
  ...paragraphs(element('strong', words.skills)),
  bulleted(role.skills),
  fact(words.impact, role.impact),
  ...paragraphs(link(routes.contactPage, words.apply), link(role.href, words.fullRole)),
]
