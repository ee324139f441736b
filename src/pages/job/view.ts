import { blockNames } from '#src/body/block-names.ts'
import { type Address, addressOf } from '#src/content/addresses.ts'
import type { ContentIndex, Entry } from '#src/content/queries.ts'
import { formatDate } from '#src/lib/dates.ts'
import { fillWords } from '#src/lib/fill-words.ts'
import { salaryRange } from '#src/lib/salary-range.ts'
import type { JobView, RelatedRole } from '#src/pages/job/template.tsx'
import { breadcrumb } from '#src/pages/view/breadcrumb.ts'
import type { Draft } from '#src/pages/view/draft.ts'

const day = (iso: string) => ({ iso, text: formatDate(iso) })

function related(entry: Entry<'jobs'>, content: ContentIndex): RelatedRole {
  const { title, location, salaryMin, salaryMax, track } = entry.data
  const trackLabel = content.single('templateWords').job.tracks[track]
  return { href: addressOf('jobs', entry.slug), title, location, salary: salaryRange(salaryMin, salaryMax), trackLabel }
}

/** An open role. */
export function jobDraft({ slug }: Address, content: ContentIndex): Draft<JobView> {
  const entry = content.entryAt('jobs', slug)
  const { title, description } = entry.data
  return { title, description, view: jobView(entry, content), body: entry.body }
}

function jobView(entry: Entry<'jobs'>, content: ContentIndex): JobView {
  const { data, slug } = entry
  const words = content.single('templateWords').job
  const trackLabel = words.tracks[data.track]
  return {
    title: data.title,
    description: data.description,
    location: data.location,
    type: data.type,
    experience: data.experience,
    track: data.track,
    skills: data.skills,
    impact: data.impact,
    path: addressOf('jobs', slug),
    hasBlocks: blockNames(entry.body).length > 0,
    trackLabel,
    salary: salaryRange(data.salaryMin, data.salaryMax),
    posted: day(data.posted),
    validThrough: day(data.validThrough),
    breadcrumb: breadcrumb(content, addressOf('jobs', slug), data.title),
    words: {
      ...words,
      eyebrow: fillWords(words.eyebrow, { track: trackLabel }),
      applyAbout: fillWords(words.applyAbout, { title: data.title }),
    },
    related: content
      .entries('jobs')
      .filter((other) => other.slug !== slug)
      .map((other) => related(other, content)),
  }
}
