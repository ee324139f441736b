import type { action } from '#src/blocks/actions/row.ts'
import type { PropsOf } from '#src/blocks/block-definition.ts'
import { ButtonLink } from '#src/ui/button.tsx'

type ActionProps = Partial<PropsOf<typeof action>> & Pick<PropsOf<typeof action>, 'label' | 'href'>

/** A button that leads somewhere. */
export function Action({ label, ...link }: ActionProps) {
  return <ButtonLink {...link}>{label}</ButtonLink>
}
