import type { PropsOf } from '#src/blocks/block-definition.ts'
import type { CareerExplorerProps } from '#src/blocks/career-explorer/career-explorer.tsx'
import type { RoleSummary } from '#src/blocks/career-explorer/role-disclosure.tsx'
import type { careerExplorer } from '#src/blocks/career-explorer/schema.ts'
import { addressOf } from '#src/content/addresses.ts'
import type { ContentIndex, Entry } from '#src/content/queries.ts'
import { formatDate } from '#src/lib/dates.ts'
import { fillWords } from '#src/lib/fill-words.ts'
import { salaryRange } from '#src/lib/salary-range.ts'

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
