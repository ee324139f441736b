import type { HeadquartersProps } from '#src/components/blocks/headquarters.tsx'
import type { ContentIndex } from '#src/content-index/queries.ts'
import type { BlockProps } from '#src/schemas/blocks.ts'

/** The labels of the block and the facts of the firm. */
export function loadHeadquarters(props: BlockProps<'Headquarters'>, content: ContentIndex): HeadquartersProps {
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
