/** What readers have to know of a version beside its text, and where that leads. */
export interface Notice {
  text: string
  links: { label: string; href: string }[]
}

/** Notices on top of a legal text. */
export function Notices({ notices }: { notices: readonly Notice[] }) {
  return notices.map(({ text, links }) => (
    <p key={text} className="legal-notice" role="note">
      {text}{' '}
      {links.map(({ label, href }) => (
        <a key={href} href={href}>
          {label}
        </a>
      ))}
    </p>
  ))
}
