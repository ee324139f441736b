import type { PropsOf } from '#src/blocks/block-definition.ts'
import type { IndustryProfilesProps } from '#src/blocks/industry-profiles/industry-profiles.tsx'
import type { industryProfiles } from '#src/blocks/industry-profiles/schema.ts'
import type { ContentIndex, Entry } from '#src/content/queries.ts'
import { parseAmount, shortAmount } from '#src/lib/amount.ts'

const years = 10
const decades = [1e11, 1e12, 1e13]

/** Today's market in billions, and what it would be after ten years of today's growth. */
function market({ data }: Entry<'industries'>) {
  const today = parseAmount(data.marketSize) / 1e9
  const rate = Number.parseFloat(data.growth) / 100
  return { name: data.name, from: today, to: Math.round(today * (1 + rate) ** years) }
}

/** The profiles, and the same markets as lines for the chart. */
export function loadIndustryProfiles(
  props: PropsOf<typeof industryProfiles>,
  content: ContentIndex,
): IndustryProfilesProps {
  const entries = content.entries('industries')
  const profiles = entries.map(({ slug, data: { order: _order, ...profile } }) => ({ ...profile, id: slug }))
  const scale = decades.map((dollars) => ({ value: dollars / 1e9, label: shortAmount(dollars) }))
  return { ...props, profiles, scale, markets: entries.map(market) }
}
