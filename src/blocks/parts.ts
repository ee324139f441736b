import type { ComponentType, ReactNode } from 'react'
import type { BlockName, ShownBy } from './rows.ts'

/** The component of each block. A component that does not fit what the block shows does not compile. */
export type Parts = {
  [Name in BlockName]: () => Promise<ComponentType<ShownBy<Name> & { children?: ReactNode }>>
}

/** The component of every block. Each is its own chunk or shares one; a page fetches those it uses. */
export const parts: Parts = {
  Section: () => import('./section/section.tsx').then((module) => module.Section),
  Cards: () => import('./cards/cards.tsx').then((module) => module.Cards),
  Card: () => import('./cards/card.tsx').then((module) => module.Card),
  Steps: () => import('./steps/steps.tsx').then((module) => module.Steps),
  Step: () => import('./steps/step.tsx').then((module) => module.Step),
  Stats: () => import('./stats/stats.tsx').then((module) => module.Stats),
  Stat: () => import('./stats/stat.tsx').then((module) => module.Stat),
  Actions: () => import('./actions/actions.tsx').then((module) => module.Actions),
  Action: () => import('./actions/actions.tsx').then((module) => module.Action),
  CallToAction: () => import('./call-to-action/call-to-action.tsx').then((module) => module.CallToAction),
  Split: () => import('./split/split.tsx').then((module) => module.Split),
  Ledger: () => import('./ledger/ledger.tsx').then((module) => module.Ledger),
  LedgerRow: () => import('./ledger/ledger-row.tsx').then((module) => module.LedgerRow),
  TrustBadges: () => import('./trust-badges/trust-badges.tsx').then((module) => module.TrustBadges),
  TrustBadge: () => import('./trust-badges/trust-badge.tsx').then((module) => module.TrustBadge),
  CountUp: () => import('./count-up/count-up.tsx').then((module) => module.CountUp),
  Callout: () => import('./callout/callout.tsx').then((module) => module.Callout),
  Picture: () => import('./picture/picture.tsx').then((module) => module.Picture),
  PullFigure: () => import('./pull-figure/pull-figure.tsx').then((module) => module.PullFigure),
  RatioChart: () => import('./ratio-chart/ratio-chart.tsx').then((module) => module.RatioChart),
  Quote: () => import('./quote/quote.tsx').then((module) => module.Quote),
  Claim: () => import('./claim/claim.tsx').then((module) => module.Claim),
  Term: () => import('./term/term.tsx').then((module) => module.Term),
  Ref: () => import('./ref/ref.tsx').then((module) => module.Ref),
  Metrics: () => import('./metrics/metrics.tsx').then((module) => module.Metrics),
  ClientTypes: () => import('./client-types/client-types.tsx').then((module) => module.ClientTypes),
  IndustryCards: () => import('./industry-cards/industry-cards.tsx').then((module) => module.IndustryCards),
  OriginScale: () => import('./origin-scale/origin-scale.tsx').then((module) => module.OriginScale),
  ServiceExplorer: () => import('./service-explorer/service-explorer.tsx').then((module) => module.ServiceExplorer),
  AdditionalCapabilities: () =>
    import('./additional-capabilities/additional-capabilities.tsx').then((module) => module.AdditionalCapabilities),
  ServiceResources: () => import('./service-resources/service-resources.tsx').then((module) => module.ServiceResources),
  TransformationOS: () => import('./transformation-os/transformation-os.tsx').then((module) => module.TransformationOS),
  ApproachMetrics: () => import('./approach-metrics/approach-metrics.tsx').then((module) => module.ApproachMetrics),
  ContactForm: () => import('./contact-form/contact-form.tsx').then((module) => module.ContactForm),
  Headquarters: () => import('./headquarters/headquarters.tsx').then((module) => module.Headquarters),
  PathChooser: () => import('./path-chooser/path-chooser.tsx').then((module) => module.PathChooser),
  AdvisorNetwork: () => import('./advisor-network/advisor-network.tsx').then((module) => module.AdvisorNetwork),
  SectorCards: () => import('./sector-cards/sector-cards.tsx').then((module) => module.SectorCards),
  BriefingList: () => import('./briefing-list/briefing-list.tsx').then((module) => module.BriefingList),
  DigestSignup: () => import('./digest-signup/digest-signup.tsx').then((module) => module.DigestSignup),
  CareerExplorer: () => import('./career-explorer/career-explorer.tsx').then((module) => module.CareerExplorer),
  StoryDialog: () => import('./story-dialog/story-dialog.tsx').then((module) => module.StoryDialog),
  ResourceLibrary: () => import('./resource-library/resource-library.tsx').then((module) => module.ResourceLibrary),
  WebinarList: () => import('./webinar-list/webinar-list.tsx').then((module) => module.WebinarList),
  CaseStudyExplorer: () =>
    import('./case-study-explorer/case-study-explorer.tsx').then((module) => module.CaseStudyExplorer),
  CapabilityCatalogue: () =>
    import('./capability-catalogue/capability-catalogue.tsx').then((module) => module.CapabilityCatalogue),
  IndustrySplit: () => import('./industry-split/industry-split.tsx').then((module) => module.IndustrySplit),
  IndustryProfiles: () => import('./industry-profiles/industry-profiles.tsx').then((module) => module.IndustryProfiles),
  SolutionCatalogue: () =>
    import('./solution-catalogue/solution-catalogue.tsx').then((module) => module.SolutionCatalogue),
  AccessibilityTable: () =>
    import('./accessibility-table/accessibility-table.tsx').then((module) => module.AccessibilityTable),
  AgencyTable: () => import('./agency-table/agency-table.tsx').then((module) => module.AgencyTable),
}
