import type { z } from 'zod'
import type { ContentIndex } from '#src/content/queries.ts'
import { action, actions } from './actions/schema.ts'
import { loadAdditionalCapabilities } from './additional-capabilities/load.ts'
import { additionalCapabilities } from './additional-capabilities/schema.ts'
import { loadAdvisorNetwork } from './advisor-network/load.ts'
import { advisorNetwork } from './advisor-network/schema.ts'
import { loadAgencyTable } from './agency-table/load.ts'
import { agencyTable } from './agency-table/schema.ts'
import { loadApproachMetrics } from './approach-metrics/load.ts'
import { approachMetrics } from './approach-metrics/schema.ts'
import type { BlockDefinition, PropsOf } from './block-definition.ts'
import { loadBriefingList } from './briefing-list/load.ts'
import { briefingList } from './briefing-list/schema.ts'
import { callToAction } from './call-to-action/schema.ts'
import { callout } from './callout/schema.ts'
import { loadCapabilityCatalogue } from './capability-catalogue/load.ts'
import { capabilityCatalogue } from './capability-catalogue/schema.ts'
import { card, cards } from './cards/schema.ts'
import { loadCareerExplorer } from './career-explorer/load.ts'
import { careerExplorer } from './career-explorer/schema.ts'
import { loadCaseStudyExplorer } from './case-study-explorer/load.ts'
import { caseStudyExplorer } from './case-study-explorer/schema.ts'
import { loadClaim, loadClaimNote } from './claim/load.ts'
import { claim } from './claim/schema.ts'
import { loadClientTypes } from './client-types/load.ts'
import { clientTypes } from './client-types/schema.ts'
import { loadContactForm } from './contact-form/load.ts'
import { contactForm } from './contact-form/schema.ts'
import { countUp } from './count-up/schema.ts'
import { loadDigestSignup } from './digest-signup/load.ts'
import { digestSignup } from './digest-signup/schema.ts'
import { loadHeadquarters } from './headquarters/load.ts'
import { headquarters } from './headquarters/schema.ts'
import { loadIndustryCards } from './industry-cards/load.ts'
import { industryCards } from './industry-cards/schema.ts'
import { loadIndustryProfiles } from './industry-profiles/load.ts'
import { industryProfiles } from './industry-profiles/schema.ts'
import { loadIndustrySplit } from './industry-split/load.ts'
import { industrySplit } from './industry-split/schema.ts'
import { ledger, ledgerRow } from './ledger/schema.ts'
import { loadMetrics } from './metrics/load.ts'
import { metrics } from './metrics/schema.ts'
import { originScale } from './origin-scale/schema.ts'
import { loadPathChooser } from './path-chooser/load.ts'
import { pathChooser } from './path-chooser/schema.ts'
import { loadPicture } from './picture/load.ts'
import { picture } from './picture/schema.ts'
import { pullFigure } from './pull-figure/schema.ts'
import { quote } from './quote/schema.ts'
import { ratioChart } from './ratio-chart/schema.ts'
import { ref } from './ref/schema.ts'
import { loadResourceLibrary } from './resource-library/load.ts'
import { resourceLibrary } from './resource-library/schema.ts'
import { section } from './section/schema.ts'
import { sectorCards } from './sector-cards/schema.ts'
import { loadServiceExplorer } from './service-explorer/load.ts'
import { serviceExplorer } from './service-explorer/schema.ts'
import { loadServiceResources } from './service-resources/load.ts'
import { serviceResources } from './service-resources/schema.ts'
import { loadSolutionCatalogue } from './solution-catalogue/load.ts'
import { solutionCatalogue } from './solution-catalogue/schema.ts'
import { split } from './split/schema.ts'
import { stat, stats } from './stats/schema.ts'
import { step, steps } from './steps/schema.ts'
import { storyDialog } from './story-dialog/schema.ts'
import { term } from './term/schema.ts'
import { loadTransformationOS } from './transformation-os/load.ts'
import { transformationOS } from './transformation-os/schema.ts'
import { trustBadge, trustBadges } from './trust-badges/schema.ts'
import { loadWebinarList } from './webinar-list/load.ts'
import { webinarList } from './webinar-list/schema.ts'

/**
 * The closed vocabulary of blocks an MDX file may use: what editors may write and, for blocks that show records, the
 * function that turns it into what the component shows. Build time only; `parts.ts` has the components.
 */
export const blocks = {
  Section: section,
  Cards: cards,
  Card: card,
  Steps: steps,
  Step: step,
  Stats: stats,
  Stat: withLoader(stat, loadClaimNote),
  Actions: actions,
  Action: action,
  CallToAction: callToAction,
  Split: split,
  Ledger: ledger,
  LedgerRow: ledgerRow,
  TrustBadges: trustBadges,
  TrustBadge: withLoader(trustBadge, loadClaimNote),
  CountUp: countUp,
  Callout: callout,
  Picture: withLoader(picture, loadPicture),
  PullFigure: pullFigure,
  RatioChart: ratioChart,
  Quote: withLoader(quote, loadClaimNote),
  Claim: withLoader(claim, loadClaim),
  Term: term,
  Ref: ref,
  Metrics: withRecords(metrics, loadMetrics),
  ClientTypes: withRecords(clientTypes, loadClientTypes),
  IndustryCards: withRecords(industryCards, loadIndustryCards),
  OriginScale: originScale,
  ServiceExplorer: withRecords(serviceExplorer, loadServiceExplorer),
  AdditionalCapabilities: withRecords(additionalCapabilities, loadAdditionalCapabilities),
  ServiceResources: withRecords(serviceResources, loadServiceResources),
  TransformationOS: withRecords(transformationOS, loadTransformationOS),
  ApproachMetrics: withRecords(approachMetrics, loadApproachMetrics),
  ContactForm: withRecords(contactForm, loadContactForm),
  Headquarters: withRecords(headquarters, loadHeadquarters),
  PathChooser: withRecords(pathChooser, loadPathChooser),
  AdvisorNetwork: withRecords(advisorNetwork, loadAdvisorNetwork),
  SectorCards: sectorCards,
  BriefingList: withRecords(briefingList, loadBriefingList),
  DigestSignup: withRecords(digestSignup, loadDigestSignup),
  CareerExplorer: withRecords(careerExplorer, loadCareerExplorer),
  StoryDialog: storyDialog,
  ResourceLibrary: withRecords(resourceLibrary, loadResourceLibrary),
  WebinarList: withRecords(webinarList, loadWebinarList),
  CaseStudyExplorer: withRecords(caseStudyExplorer, loadCaseStudyExplorer),
  CapabilityCatalogue: withRecords(capabilityCatalogue, loadCapabilityCatalogue),
  IndustrySplit: withRecords(industrySplit, loadIndustrySplit),
  IndustryProfiles: withRecords(industryProfiles, loadIndustryProfiles),
  SolutionCatalogue: withRecords(solutionCatalogue, loadSolutionCatalogue),
  AgencyTable: withRecords(agencyTable, loadAgencyTable),
}

/** A block with the function that gives its component what it shows. */
export function withLoader<const Definition extends BlockDefinition, Shown>(
  definition: Definition,
  load: (props: PropsOf<Definition>, content: ContentIndex) => Shown,
) {
  return { ...definition, load }
}

/** The same for a block that brings records of `content/` with it. */
function withRecords<const Definition extends BlockDefinition, Shown>(
  definition: Definition,
  load: (props: PropsOf<Definition>, content: ContentIndex) => Shown,
) {
  return { ...withLoader(definition, load), records: true }
}

export type BlockName = keyof typeof blocks

/** What the component of a block is given: what its loader returns, or the props as they stand in the text. */
export type ShownBy<Name extends BlockName> = (typeof blocks)[Name] extends { load: (...input: never[]) => infer Shown }
  ? Shown
  : z.output<(typeof blocks)[Name]['props']>
