import type { PropsOf } from '#src/blocks/block-definition.ts'
import type { PathChooserProps } from '#src/blocks/path-chooser/path-chooser.tsx'
import type { pathChooser } from '#src/blocks/path-chooser/schema.ts'
import type { ContentIndex } from '#src/content/queries.ts'
import { fillWords } from '#src/lib/fill-words.ts'

/** The tiles, with the numbers and addresses they lead to. */
export function loadPathChooser(props: PropsOf<typeof pathChooser>, content: ContentIndex): PathChooserProps {
  const { directPhone, emails, officeHours } = content.single('site')
  const { url } = content.single('integrations').calendar
  const { subject, ...calendar } = props.calendar
  return {
    call: props.call,
    email: props.email,
    calendar,
    phone: directPhone,
    address: emails.enquiries,
    mailto: `mailto:${emails.enquiries}?subject=${encodeURIComponent(subject)}`,
    ...(url && { calendarLink: { href: url, opens: fillWords(props.opens, { host: new URL(url).host }) } }),
    propose: props.propose,
    windows: props.windows,
    office: { timeZone: officeHours.timeZone, days: officeHours.days },
  }
}
