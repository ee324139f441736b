import type { PropsOf } from '#src/blocks/block-definition.ts'
import type { HeadquartersProps } from '#src/blocks/headquarters/headquarters.tsx'
import type { headquarters } from '#src/blocks/headquarters/schema.ts'
import type { ContentIndex } from '#src/content/queries.ts'

/** The labels of the block and the facts of the firm. */
export function loadHeadquarters(props: PropsOf<typeof headquarters>, content: ContentIndex): HeadquartersProps {
  const { address, directPhone, emails, officeHours, name } = content.single('site')
  return {
    labels: props,
    address: [
      name,
      `${address.street}, ${address.floor}`,
      `${address.locality}, ${address.region} ${address.postalCode}`,
    ],
    phone: directPhone,
    email: emails.general,
    hours: officeHours,
  }
}
