import type { ReactNode } from 'react'
import { ProposeTime } from '#src/blocks/path-chooser/propose-time/propose-time.tsx'
import type { PathChooserProps, Tile } from '#src/blocks/path-chooser/row.ts'
import { Arrow } from '#src/ui/arrow.tsx'
import { MailAddress } from '#src/ui/mail-address.tsx'
import { SmartLink } from '#src/ui/smart-link.tsx'

/** Three ways to the same people: call, write, agree on a time. */
export function PathChooser({
  call,
  email,
  calendar,
  phone,
  address,
  calendarLink,
  propose,
  ...time
}: PathChooserProps) {
  return (
    <ul className="grid gap-6 lg:grid-cols-3 print:grid-cols-3">
      <PathTile {...call}>
        <PathLink href={phone.href}>{phone.display}</PathLink>
      </PathTile>
      <PathTile {...email}>
        <PathLink href={`mailto:${address}`}>
          <span>
            <MailAddress address={address} />
          </span>
        </PathLink>
      </PathTile>
      <PathTile {...calendar}>
        {calendarLink ? (
          <PathLink href={calendarLink.href}>
            {propose.summary} <span className="sr-only">({calendarLink.opens})</span>
          </PathLink>
        ) : (
          <ProposeTime words={propose} {...time} />
        )}
      </PathTile>
    </ul>
  )
}

function PathTile({ title, text, children }: Tile & { children: ReactNode }) {
  return (
    <li className="path">
      <h3>{title}</h3>
      <p className="text-muted">{text}</p>
      {children}
    </li>
  )
}

function PathLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <SmartLink href={href} className="path-link">
      {children}
      <Arrow direction={href.startsWith('https:') ? 'up' : 'right'} />
    </SmartLink>
  )
}
