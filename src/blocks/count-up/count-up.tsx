import { CountUp as CountUpPart, type CountUpProps } from '#src/ui/count-up.tsx'

export default function CountUp(props: CountUpProps) {
  return <CountUpPart {...props} />
}
