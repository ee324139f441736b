import type { HeadquartersProps } from '#src/blocks/headquarters/headquarters.tsx'
import { fact, link } from '#src/body/plain.ts'
import type { Tree } from '#src/body/tree.ts'

/** The facts, each after its label. */
export const plainHeadquarters = ({ labels, address, phone, email, hours }: HeadquartersProps): Tree => [
  fact(labels.address, address.join(', ')),
  fact(labels.phone, link(phone.href, phone.display)),
  fact(labels.email, link(`mailto:${email}`, email)),
  fact(labels.hours, hours.display),
]
