import { ButtonLink } from '#src/components/ui/button.tsx'
import { TagList } from '#src/components/ui/tag-list.tsx'
import { TextLink } from '#src/components/ui/text-link.tsx'
import type { BlockProps } from '#src/schemas/blocks.ts'
import type { Job } from '#src/schemas/job.ts'

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

export interface RoleDisclosureProps {
  role: RoleSummary
  words: Pick<BlockProps<'CareerExplorer'>, 'skills' | 'impact' | 'apply' | 'fullRole'>
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
        <span className="role-rule font-mono text-sm">
          <b>{role.salary}</b> <span>{role.location}</span>
        </span>
      </summary>
      <div className="role-body">
        <div>
          <p>{role.description}</p>
          <p className="role-actions">
            <ButtonLink href="/contact" interest="other" about={role.about} aria-describedby={title}>
              {words.apply}
            </ButtonLink>
            <TextLink href={role.href} arrow aria-describedby={title}>
              {words.fullRole}
            </TextLink>
          </p>
          <p className="label text-faint">{role.closing}</p>
        </div>
        <div className="text-sm">
          <h4 className="label text-accent">{words.skills}</h4>
          <TagList items={role.skills} />
          <h4 className="label text-accent">{words.impact}</h4>
          <p>{role.impact}</p>
        </div>
      </div>
    </details>
  )
}
