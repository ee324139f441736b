import type { ContactFormWords } from '#src/content/schemas/forms.ts'
import * as routes from '#src/lib/routes.ts'
import { Button } from '#src/ui/button.tsx'
import { TextLink } from '#src/ui/text-link.tsx'

export interface SubmitRowProps {
  words: Omit<ContactFormWords, 'subjects'>
  sending: boolean
  /** Nothing is transmitted yet, and the form says so. */
  demonstration: boolean
}

/** What happens with the data, the button, and the two texts it stands on. */
export function SubmitRow({ words, sending, demonstration }: SubmitRowProps) {
  const { before, privacy, between, terms, after } = words.footer
  return (
    <div className="grid justify-items-start gap-4 wrap-anywhere">
      <p className="text-sm text-muted">{words.privacyNote}</p>
      <div className="contact-send">
        <Button type="submit" variant="emerald" size="lg" disabled={sending}>
          {sending ? words.submitting : words.submit}
        </Button>
        {demonstration && <p className="text-sm text-muted">{words.demonstration}</p>}
      </div>
      <p className="text-sm text-muted">
        {before} <TextLink href={routes.privacyPage}>{privacy}</TextLink> {between}{' '}
        <TextLink href={routes.termsPage}>{terms}</TextLink>
        {after}
      </p>
    </div>
  )
}
