import type { IndustrySplitProps } from '#src/blocks/industry-split/row.ts'

/** A hundred hours as a hundred strokes, and the table that says the same in words. */
export function IndustrySplit({ caption, industryLabel, shareLabel, shares }: IndustrySplitProps) {
  return (
    <div className="split-chart">
      <SplitBar shares={shares} />
      {/* Nobody sees its name; Orca says a caption twice. */}
      <table aria-label={caption} className="mt-8 w-full">
        <thead className="label text-left text-muted">
          <tr>
            <th scope="col" className="py-2 font-normal">
              {industryLabel}
            </th>
            <th scope="col" className="py-2 text-right font-normal">
              {shareLabel}
            </th>
          </tr>
        </thead>
        <tbody>
          {shares.map(({ id, label, share }) => (
            <tr key={id} className="rule-top">
              <th scope="row" className="py-2 text-left font-normal">
                <svg className="mr-3 inline-block size-3" aria-hidden="true">
                  <rect width="100%" height="100%" />
                </svg>
                {label}
              </th>
              <td className="tnum py-2 text-right font-display text-2xl">{share}%</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function SplitBar({ shares }: Pick<IndustrySplitProps, 'shares'>) {
  return (
    <svg className="split-bar" aria-hidden="true">
      <defs>
        <pattern id="split-strokes" width="1%" height="100%" patternUnits="userSpaceOnUse">
          <rect x="0.55%" width="0.45%" height="100%" />
        </pattern>
      </defs>
      <g>
        {shares.map(({ id, start, share }) => (
          <rect key={id} x={`${start}%`} width={`${share}%`} height="100%" />
        ))}
      </g>
      <rect width="100%" height="100%" fill="url(#split-strokes)" />
    </svg>
  )
}
