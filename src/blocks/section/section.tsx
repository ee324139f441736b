import { Section as SectionPart, type SectionProps } from '#src/ui/section.tsx'

export default function Section(props: SectionProps) {
  return <SectionPart {...props} />
}
