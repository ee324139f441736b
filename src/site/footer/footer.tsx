import type { Navigation } from '#src/content/schemas/site.ts'
import { fillWords } from '#src/lib/fill-words.ts'
import type { ThemeChoice } from '#src/lib/preferences.ts'
import { Logo, Mark } from '#src/site/frame/logo.tsx'
import { MotionSwitch } from '#src/site/frame/motion-switch.tsx'
import { useSite } from '#src/site/frame/site-context.tsx'
import { MailAddress } from '#src/ui/mail-address.tsx'
import { useUi } from '#src/ui/ui-context.tsx'

type Links = Navigation['footer']['legal']

function LinkList({ links, className }: { links: Links; className: string }) {
  return (
    <ul className={className}>
      {links.map((link) => (
        <li key={link.name}>
          <a href={link.href} className="footer-link">
            {link.name}
          </a>
        </li>
      ))}
    </ul>
  )
}

function LinkColumn({ title, links }: { title: string; links: Links }) {
  return (
    <div>
      <h2 className="label text-faint">{title}</h2>
      <LinkList links={links} className="mt-4" />
    </div>
  )
}

function Explore({ title, links }: { title: string; links: Links }) {
  return (
    <nav aria-label={title} className="footer-row rule-top">
      <h2 className="label text-faint">{title}</h2>
      <LinkList links={links} className="flex flex-wrap gap-x-8" />
    </nav>
  )
}

/** Three columns, the further pages, the preferences and the bottom row. */
export function Footer({ links, year }: { links: Navigation['footer']; year: number }) {
  const ui = useUi()
  const site = useSite()
  return (
    <footer className="site-footer on-ink">
      <div className="log-ticks" aria-hidden="true" />
      <div className="container-page">
        <div className="grid gap-12 py-16 lg:grid-cols-12 lg:gap-6">
          <div className="lg:col-span-6">
            <Logo name={site.name} />
            <p className="mt-6 max-w-md text-muted">{site.blurb}</p>
            <FooterContact />
          </div>
          <nav
            aria-label={ui.footerNavigation}
            className="grid grid-cols-[repeat(auto-fit,minmax(min(8rem,100%),1fr))] gap-6 lg:col-span-6"
          >
            <LinkColumn {...links.services} />
            <LinkColumn {...links.company} />
          </nav>
        </div>
        <Explore {...links.more} />
        <div className="footer-row rule-top">
          <ThemeControl />
          <MotionSwitch />
        </div>
        <div className="footer-row footer-legal rule-top">
          <p>{fillWords(ui.copyright, { year, name: site.name })}</p>
          <LinkList links={links.legal} className="flex flex-wrap gap-x-8" />
          {/* biome-ignore lint/a11y/useValidAnchor: the specified link to the top, which works without script */}
          <a href="#" data-behavior="to-top" aria-label={ui.backToTop} className="-m-1.5 p-1.5">
            <Mark className="size-8" />
          </a>
        </div>
        {site.fictionNotice && <p className="pb-8 text-xs text-faint">{site.fictionNotice}</p>}
      </div>
    </footer>
  )
}

/** Street address, phone and e-mail, the same on every page. */
function FooterContact() {
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

const themes: ThemeChoice[] = ['system', 'light', 'dark']

/** Three choices, one of them in force: as the system says, light or dark. */
function ThemeControl() {
  const { theme: words } = useUi()
  return (
    <fieldset className="needs-script flex items-center gap-3" data-behavior="theme" aria-label={words.label}>
      <span className="label text-faint" aria-hidden="true">
        {words.label}
      </span>
      <span className="segmented">
        {themes.map((choice) => (
          <label key={choice}>
            <input type="radio" name="theme" value={choice} className="sr-only" defaultChecked={choice === 'system'} />
            {words[choice]}
          </label>
        ))}
      </span>
    </fieldset>
  )
}
