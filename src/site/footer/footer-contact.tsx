import { useSite } from '#src/site/frame/site-context.tsx'
import { MailAddress } from '#src/ui/mail-address.tsx'
import { useUi } from '#src/ui/ui-context.tsx'

/** Street address, phone and e-mail, the same on every page. */
export function FooterContact() {
  const { contactHeading, contactLabels: labels } = useUi()
  const { address, emails, phone } = useSite()
  return (
    <div className="mt-8 max-w-md">
      <h2 className="sr-only">{contactHeading}</h2>
      <address className="not-italic">
        <dl className="footer-contact">
          <dt className="label text-faint">{labels.address}</dt>
          <dd>
            {`${address.street}, ${address.floor}`}
            <br />
            {`${address.locality}, ${address.region} ${address.postalCode}`}
          </dd>
          <dt className="label text-faint">{labels.phone}</dt>
          <dd>
            <a href={phone.href} className="footer-link">
              {phone.display}
            </a>
          </dd>
          <dt className="label text-faint">{labels.email}</dt>
          <dd>
            <a href={`mailto:${emails.enquiries}`} className="footer-link">
              <MailAddress address={emails.enquiries} />
            </a>
          </dd>
        </dl>
      </address>
    </div>
  )
}
