import type { PropsOf } from '#src/blocks/block-definition.ts'
import type { careerExplorer, RoleSummary } from '#src/blocks/career-explorer/row.ts'
import { heard } from '#src/body/heard.tsx'
import * as routes from '#src/lib/routes.ts'
import { ButtonLink } from '#src/ui/button.tsx'
import { TagList } from '#src/ui/tag-list.tsx'
import { TextLink } from '#src/ui/text-link.tsx'

export interface RoleDisclosureProps {
  role: RoleSummary
  words: Pick<PropsOf<typeof careerExplorer>, 'skills' | 'impact' | 'apply' | 'fullRole'>
  onToggle: (slug: string, open: boolean) => void
}

/** A role that opens to its skills and its impact; opening one closes the others. */
export function RoleDisclosure({ role, words, onToggle }: RoleDisclosureProps) {
  const title = `${role.slug}-title`
  return (
    <details
      id={role.slug}
      name="job"
      className="disclosure role"
      onToggle={(event) => onToggle(role.slug, event.currentTarget.open)}
    >
      <summary>
        <h3 id={title}>{role.title}</h3>
        <span className="flex flex-wrap gap-x-6 gap-y-1 font-mono text-sm lg:grid lg:grid-cols-[minmax(13ch,max-content)_24ch]">
          <b className="font-normal text-accent-2">{heard(role.salary)}</b> <span>{role.location}</span>
        </span>
      </summary>
      <div className="grid gap-x-6 gap-y-8 pb-10 lg:grid-cols-[7fr_5fr]">
        <div className="grid content-start gap-3">
          <p>{role.description}</p>
          <p className="flex flex-wrap items-center gap-x-5 gap-y-3 print:hidden">
            <ButtonLink href={routes.contactPage} interest="other" about={role.about} aria-describedby={title}>
              {words.apply}
            </ButtonLink>
            <TextLink href={role.href} arrow aria-describedby={title}>
              {words.fullRole}
            </TextLink>
          </p>
          <p className="label text-faint">{role.closing}</p>
        </div>
        <div className="grid content-start gap-3 text-sm">
          <h4 className="label text-accent">{words.skills}</h4>
          <TagList items={role.skills} />
          <h4 className="label mt-3 text-accent">{words.impact}</h4>
          <p>{role.impact}</p>
        </div>
      </div>
    </details>
  )
}
