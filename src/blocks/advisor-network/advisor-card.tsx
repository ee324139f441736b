import { type ReactNode, useState } from 'react'
import type { AdvisorSummary, advisorNetwork } from '#src/blocks/advisor-network/row.ts'
import { tickPattern } from '#src/blocks/advisor-network/tick-pattern.ts'
import type { PropsOf } from '#src/blocks/block-definition.ts'
import { fillWords } from '#src/lib/fill-words.ts'
import { ResponsiveImage } from '#src/ui/responsive-image.tsx'
import { TagList } from '#src/ui/tag-list.tsx'
import { useHydrated } from '#src/ui/use-hydrated.ts'
import { expertiseShown } from './expertise-shown.ts'

interface AdvisorCardProps {
  advisor: AdvisorSummary
  words: PropsOf<typeof advisorNetwork>
}

/** One of the six members shown first. */
export function FeaturedAdvisor({ advisor, words }: AdvisorCardProps) {
  return (
    <Frame advisor={advisor} className="advisor advisor-featured">
      <p>{advisor.background}</p>
      <Expertise advisor={advisor} words={words} />
      <p className="text-sm text-muted">
        <span className="sr-only">{`${words.educationLabel}: `}</span>
        {advisor.education}
      </p>
    </Frame>
  )
}

/** One of the twelve members of the extended network. */
export function NetworkAdvisor({ advisor, words }: AdvisorCardProps) {
  return (
    <Frame advisor={advisor} className="advisor">
      <p>{advisor.background}</p>
      <p className="sr-only">{words.expertiseLabel}</p>
      <TagList items={advisor.expertise} className="text-muted" />
      <p className="text-muted">
        <span className="sr-only">{`${words.educationLabel}: `}</span>
        {advisor.education}
      </p>
    </Frame>
  )
}

function Frame({ advisor, className, children }: { advisor: AdvisorSummary; className: string; children: ReactNode }) {
  return (
    <li id={advisor.slug} className={className}>
      {advisor.portrait ? (
        <ResponsiveImage picture={advisor.portrait} className="portrait" />
      ) : (
        <Monogram name={advisor.name} initials={advisor.initials} />
      )}
      <div className="grid justify-items-start gap-2 wrap-anywhere">
        <p className="label text-faint">{advisor.category}</p>
        <h3 tabIndex={-1}>{advisor.name}</h3>
        <p className="-mt-2 text-sm text-accent-2">{advisor.title}</p>
        {children}
      </div>
    </li>
  )
}

/** The first two fields of expertise; a button shows the rest in place. Without script all are there. */
function Expertise({ advisor: { name, expertise }, words }: AdvisorCardProps) {
  const hydrated = useHydrated()
  const [open, setOpen] = useState(false)
  const count = expertise.length - expertiseShown
  const rest = hydrated ? !open && 'hidden' : 'until-script'
  return (
    <div className="flex flex-wrap items-baseline gap-x-2">
      <p className="sr-only">{words.expertiseLabel}</p>
      <ul className="tag-list dotted">
        {expertise.map((item, index) => (
          <li key={item} className={(index >= expertiseShown && rest) || undefined}>
            {item}
          </li>
        ))}
      </ul>
      {count > 0 && (
        <button
          type="button"
          className="advisor-more with-script"
          aria-expanded={open}
          aria-label={fillWords(open ? words.fewerExpertiseName : words.moreExpertiseName, { count, name })}
          onClick={() => setOpen(!open)}
        >
          {open ? words.fewerExpertise : fillWords(words.moreExpertise, { count })}
        </button>
      )}
    </div>
  )
}

/** The square that stands for a portrait: initials between two axes, ruled in a way that belongs to the name. */
function Monogram({ name, initials }: Pick<AdvisorSummary, 'name' | 'initials'>) {
  return (
    <svg viewBox="0 0 96 96" className="monogram" aria-hidden="true">
      <path d="M0 96V0" strokeDasharray={tickPattern(name, 96)} />
      <path d="M0 96H96" strokeDasharray={tickPattern(initials + name, 96)} />
      <text x="53" y="53">
        {initials}
      </text>
    </svg>
  )
}
