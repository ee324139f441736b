import { Section } from '#src/blocks/section/section.tsx'
import { heard } from '#src/body/heard.tsx'
import * as routes from '#src/lib/routes.ts'
import { Card, CardTitle } from '#src/ui/card.tsx'
import { SmartLink } from '#src/ui/smart-link.tsx'
import { TextLink } from '#src/ui/text-link.tsx'

/** Another open role named on the page of a role. */
export interface OtherRole {
  href: string
  title: string
  salary: string
  location: string
  trackLabel: string
}

interface OtherRolesProps {
  title: string
  /** The words of the link to the list of all roles. */
  all: string
  roles: OtherRole[]
}

/** The open roles a reader of this one may prefer. */
export function OtherRoles({ title, all, roles }: OtherRolesProps) {
  return (
    <Section title={title} tone="vellum" layout="split">
      <ul className="grid">
        {roles.map((role) => (
          <Card key={role.href} as="li" look="ruled">
            <CardTitle>
              <SmartLink href={role.href}>{role.title}</SmartLink>
            </CardTitle>
            <div className="dotted font-mono text-sm">
              <div>{heard(role.salary)}</div>
              <div>{role.location}</div>
              <div>{role.trackLabel}</div>
            </div>
          </Card>
        ))}
      </ul>
      <TextLink href={`${routes.careersPage}#open-roles`} arrow>
        {all}
      </TextLink>
    </Section>
  )
}
