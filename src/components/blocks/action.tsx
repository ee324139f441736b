import { ButtonLink } from '#src/components/ui/button.tsx'
import type { BlockProps } from '#src/schemas/blocks.ts'

type ActionProps = Partial<BlockProps<'Action'>> & Pick<BlockProps<'Action'>, 'label' | 'href'>

/** A button that leads somewhere. */
export default function Action({ label, ...link }: ActionProps) {
  return <ButtonLink {...link}>{label}</ButtonLink>
}
