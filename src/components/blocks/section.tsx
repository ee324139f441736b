import { Section as SectionPart, type SectionProps } from '#src/components/ui/section.tsx'

export default function Section(props: SectionProps) {
  return <SectionPart {...props} />
}
