import type { BlockProps } from '#src/blocks/blocks.ts'
import { ButtonLink } from '#src/ui/button.tsx'

type ActionProps = Partial<BlockProps<'Action'>> & Pick<BlockProps<'Action'>, 'label' | 'href'>

/** A button that leads somewhere. */
export default function Action({ label, ...link }: ActionProps) {
  return <ButtonLink {...link}>{label}</ButtonLink>
}
