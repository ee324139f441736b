const length = 300
const most = 1000

/** Where a number of points lies on the rule: three decades, from 1 to 1,000. */
export function xpPosition(xp: number): number {
  return Math.round((Math.log10(Math.min(most, Math.max(1, xp))) / 3) * length)
}

const rules = [1, 10, 100]
  .flatMap((decade) => [1, 2, 3, 4, 5, 6, 7, 8, 9].map((digit) => digit * decade))
  .concat(most)
  .map((value) => `M${xpPosition(value)} 16V${/^10*$/.test(String(value)) ? 6 : 11}`)
  .join('')

/** The points on a slide rule; the mark stands where the level rises. Decorative: the figure is written beside it. */
export function XpRule({ xp, levelAt }: { xp: number; levelAt: number }) {
  return (
    <svg className="w-full stroke-faint" viewBox="-4 0 308 18" aria-hidden="true">
      <path d={`M0 16H${length}${rules}`} />
      <path className="stroke-2 stroke-verd-400" d={`M${xpPosition(levelAt)} 16V0`} />
      <g className="xp-cursor" transform={`translate(${xpPosition(xp)})`}>
        <path d="M0 18V0" />
        <circle cy={4} r={3.5} />
      </g>
    </svg>
  )
}
