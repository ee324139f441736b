import type { ContactFormWords } from '#src/content/schemas/forms.ts'
import type { Site } from '#src/content/schemas/site.ts'

/** Without JavaScript, and without an address to post to, the form cannot be sent: here are the phone and the e-mail. */
export function NoScriptNotice({
  words,
  phone,
  email,
}: {
  words: ContactFormWords['noScript']
  phone: Site['directPhone']
  email: string
}) {
  return (
    <div className="notice without-script">
      <h3 className="notice-title">{words.title}</h3>
      <p>{words.text}</p>
      <p className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <a className="text-link" href={phone.href}>
          {phone.display}
        </a>
        <a className="text-link" href={`mailto:${email}`}>
          {email}
        </a>
      </p>
    </div>
  )
}
