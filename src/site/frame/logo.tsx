/** Heights of the ten rules of the mark: the decade 1 to 10 on a logarithmic axis, from the foot to the top. */
const rules = Array.from({ length: 10 }, (_, i) => (30.5 - Math.log10(i + 1) * 29).toFixed(1))

/** The mark: a square of ten log-spaced rules crossed by one diagonal. */
export function Mark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 32 32" className={className} aria-hidden="true">
      <path d={rules.map((y) => `M1 ${y}H31`).join('')} className="mark-rules" />
      <path d="M1 30.5L31 1.5" className="mark-line" />
    </svg>
  )
}

/** The mark with the name beside it. */
export function Logo({ name }: { name: string }) {
  return (
    <span className="logo">
      <Mark className="size-7 lg:size-8" />
      <span className="logo-name">{name}</span>
    </span>
  )
}
