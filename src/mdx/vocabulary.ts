import type { ComponentType } from 'react'
import type { BlockName } from '#src/schemas/blocks.ts'

// Each block decides its own props, checked against its schema when the content is checked.
// biome-ignore lint/suspicious/noExplicitAny: props are validated data, not code
export type BlockComponent = ComponentType<any>
type Vocabulary = Record<BlockName, () => Promise<{ default: BlockComponent }>>

/** The component of every block. Each is its own chunk or shares one; a page fetches those it uses. */
export const vocabulary: Vocabulary = {
  Section: () => import('#src/components/blocks/section.tsx'),
  Cards: () => import('#src/components/blocks/cards.tsx'),
  Card: () => import('#src/components/blocks/card.tsx'),
  Steps: () => import('#src/components/blocks/steps.tsx'),
  Step: () => import('#src/components/blocks/step.tsx'),
  Stats: () => import('#src/components/blocks/stats.tsx'),
  Stat: () => import('#src/components/blocks/stat.tsx'),
  Actions: () => import('#src/components/blocks/actions.tsx'),
  Action: () => import('#src/components/blocks/action.tsx'),
  CallToAction: () => import('#src/components/blocks/call-to-action.tsx'),
  Split: () => import('#src/components/blocks/split.tsx'),
  Ledger: () => import('#src/components/blocks/ledger.tsx'),
  LedgerRow: () => import('#src/components/blocks/ledger-row.tsx'),
  TrustBadges: () => import('#src/components/blocks/trust-badges.tsx'),
  TrustBadge: () => import('#src/components/blocks/trust-badge.tsx'),
  CountUp: () => import('#src/components/blocks/count-up.tsx'),
  Callout: () => import('#src/components/blocks/callout.tsx'),
  PullFigure: () => import('#src/components/blocks/pull-figure.tsx'),
  RatioChart: () => import('#src/components/blocks/ratio-chart.tsx'),
  Quote: () => import('#src/components/blocks/quote.tsx'),
  Claim: () => import('#src/components/blocks/claim.tsx'),
  Metrics: () => import('#src/components/blocks/metrics.tsx'),
  ClientTypes: () => import('#src/components/blocks/client-types.tsx'),
  IndustryCards: () => import('#src/components/blocks/industry-cards.tsx'),
  OriginScale: () => import('#src/components/blocks/origin-scale.tsx'),
  ServiceExplorer: () => import('#src/components/blocks/service-explorer.tsx'),
  AdditionalCapabilities: () => import('#src/components/blocks/additional-capabilities.tsx'),
  ServiceResources: () => import('#src/components/blocks/service-resources.tsx'),
  TransformationOS: () => import('#src/components/blocks/transformation-os.tsx'),
  ApproachMetrics: () => import('#src/components/blocks/approach-metrics.tsx'),
  ContactForm: () => import('#src/components/blocks/contact-form.tsx'),
  Headquarters: () => import('#src/components/blocks/headquarters.tsx'),
  PathChooser: () => import('#src/components/blocks/path-chooser.tsx'),
  AdvisorNetwork: () => import('#src/components/blocks/advisor-network.tsx'),
  SectorCards: () => import('#src/components/blocks/sector-cards.tsx'),
  BriefingList: () => import('#src/components/blocks/briefing-list.tsx'),
  DigestSignup: () => import('#src/components/blocks/digest-signup.tsx'),
  CareerExplorer: () => import('#src/components/blocks/career-explorer.tsx'),
  StoryDialog: () => import('#src/components/blocks/story-dialog.tsx'),
  ResourceLibrary: () => import('#src/components/blocks/resource-library.tsx'),
  WebinarList: () => import('#src/components/blocks/webinar-list.tsx'),
  CaseStudyExplorer: () => import('#src/components/blocks/case-study-explorer.tsx'),
  CapabilityCatalogue: () => import('#src/components/blocks/capability-catalogue.tsx'),
  IndustrySplit: () => import('#src/components/blocks/industry-split.tsx'),
  IndustryProfiles: () => import('#src/components/blocks/industry-profiles.tsx'),
  SolutionCatalogue: () => import('#src/components/blocks/solution-catalogue.tsx'),
  AgencyTable: () => import('#src/components/blocks/agency-table.tsx'),
}
