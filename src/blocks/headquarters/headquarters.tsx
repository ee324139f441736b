import { Fragment } from 'react'
import type { HeadquartersProps } from '#src/blocks/headquarters/row.ts'
import { Ledger } from '#src/blocks/ledger/ledger.tsx'
import { LedgerRow } from '#src/blocks/ledger/ledger-row.tsx'
import { MailAddress } from '#src/ui/mail-address.tsx'
import { TextLink } from '#src/ui/text-link.tsx'
import { HoursRule } from './hours-rule.tsx'
import { OpenNow } from './open-now.tsx'

/** Where the firm is, how to reach it and when someone is there. */
export function Headquarters({ labels, address, phone, email, hours }: HeadquartersProps) {
  return (
    <address className="not-italic">
      <Ledger className="headquarters">
        <LedgerRow term={labels.address}>
          {address.map((line, index) => (
            <Fragment key={line}>
              {index > 0 && <br />}
              {line}
            </Fragment>
          ))}
        </LedgerRow>
        <LedgerRow term={labels.phone}>
          <TextLink href={phone.href}>{phone.display}</TextLink>
        </LedgerRow>
        <LedgerRow term={labels.email}>
          <TextLink href={`mailto:${email}`}>
            <MailAddress address={email} />
          </TextLink>
        </LedgerRow>
        <LedgerRow term={labels.hours}>
          <p role="none">{hours.display}</p>
          <HoursRule hours={hours} />
          <OpenNow hours={hours} words={labels} />
        </LedgerRow>
      </Ledger>
    </address>
  )
}
