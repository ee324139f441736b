import type { Tree } from '#src/body/tree.ts'
import type { CollectionName } from '#src/content/collections.ts'
import { plainAction } from './actions/plain.ts'
import { action, actions } from './actions/schema.ts'
import { loadAdditionalCapabilities } from './additional-capabilities/load.ts'
import { plainAdditionalCapabilities } from './additional-capabilities/plain.ts'
import { additionalCapabilities } from './additional-capabilities/schema.ts'
import { loadAdvisorNetwork } from './advisor-network/load.ts'
import { plainAdvisorNetwork } from './advisor-network/plain.ts'
import { advisorNetwork } from './advisor-network/schema.ts'
import { loadAgencyTable } from './agency-table/load.ts'
import { plainAgencyTable } from './agency-table/plain.ts'
import { agencyTable } from './agency-table/schema.ts'
import { loadApproachMetrics } from './approach-metrics/load.ts'
import { plainApproachMetrics } from './approach-metrics/plain.ts'
import { approachMetrics } from './approach-metrics/schema.ts'
import type { ShownRecords } from './block-definition.ts'
import { type BlockRow, type ShownOf, withLoader, withPlain } from './block-row.ts'
import { loadBriefingList } from './briefing-list/load.ts'
import { plainBriefingList } from './briefing-list/plain.ts'
import { briefingList } from './briefing-list/schema.ts'
import { plainCallToAction } from './call-to-action/plain.ts'
import { callToAction } from './call-to-action/schema.ts'
import { plainCallout } from './callout/plain.ts'
import { callout } from './callout/schema.ts'
import { loadCapabilityCatalogue } from './capability-catalogue/load.ts'
import { plainCapabilityCatalogue } from './capability-catalogue/plain.ts'
import { capabilityCatalogue } from './capability-catalogue/schema.ts'
import { plainCard, plainCards } from './cards/plain.ts'
import { card, cards } from './cards/schema.ts'
import { loadCareerExplorer } from './career-explorer/load.ts'
import { plainCareerExplorer } from './career-explorer/plain.ts'
import { careerExplorer } from './career-explorer/schema.ts'
import { loadCaseStudyExplorer } from './case-study-explorer/load.ts'
import { plainCaseStudyExplorer } from './case-study-explorer/plain.ts'
import { caseStudyExplorer } from './case-study-explorer/schema.ts'
import { loadClaim, loadClaimNote } from './claim/load.ts'
import { plainClaim } from './claim/plain.ts'
import { claim } from './claim/schema.ts'
import { loadClientTypes } from './client-types/load.ts'
import { plainClientTypes } from './client-types/plain.ts'
import { clientTypes } from './client-types/schema.ts'
import { loadContactForm } from './contact-form/load.ts'
import { plainContactForm } from './contact-form/plain.ts'
import { contactForm } from './contact-form/schema.ts'
import { plainCountUp } from './count-up/plain.ts'
import { countUp } from './count-up/schema.ts'
import { loadDigestSignup } from './digest-signup/load.ts'
import { plainDigestSignup } from './digest-signup/plain.ts'
import { digestSignup } from './digest-signup/schema.ts'
import { loadHeadquarters } from './headquarters/load.ts'
import { plainHeadquarters } from './headquarters/plain.ts'
import { headquarters } from './headquarters/schema.ts'
import { loadIndustryCards } from './industry-cards/load.ts'
import { plainIndustryCards } from './industry-cards/plain.ts'
import { industryCards } from './industry-cards/schema.ts'
import { loadIndustryProfiles } from './industry-profiles/load.ts'
import { plainIndustryProfiles } from './industry-profiles/plain.ts'
import { industryProfiles } from './industry-profiles/schema.ts'
import { loadIndustrySplit } from './industry-split/load.ts'
import { plainIndustrySplit } from './industry-split/plain.ts'
import { industrySplit } from './industry-split/schema.ts'
import { plainLedgerRow } from './ledger/plain.ts'
import { ledger, ledgerRow } from './ledger/schema.ts'
import { loadMetrics } from './metrics/load.ts'
import { plainMetrics } from './metrics/plain.ts'
import { metrics } from './metrics/schema.ts'
import { plainOriginScale } from './origin-scale/plain.ts'
import { originScale } from './origin-scale/schema.ts'
import { loadPathChooser } from './path-chooser/load.ts'
import { plainPathChooser } from './path-chooser/plain.ts'
import { pathChooser } from './path-chooser/schema.ts'
import { loadPicture } from './picture/load.ts'
import { plainPicture } from './picture/plain.ts'
import { picture } from './picture/schema.ts'
import { plainPullFigure } from './pull-figure/plain.ts'
import { pullFigure } from './pull-figure/schema.ts'
import { plainQuote } from './quote/plain.ts'
import { quote } from './quote/schema.ts'
import { plainRatioChart } from './ratio-chart/plain.ts'
import { ratioChart } from './ratio-chart/schema.ts'
import { plainRef } from './ref/plain.ts'
import { ref } from './ref/schema.ts'
import { loadResourceLibrary } from './resource-library/load.ts'
import { plainResourceLibrary } from './resource-library/plain.ts'
import { resourceLibrary } from './resource-library/schema.ts'
import { plainSection } from './section/plain.ts'
import { section } from './section/schema.ts'
import { plainSectorCards } from './sector-cards/plain.ts'
import { sectorCards } from './sector-cards/schema.ts'
import { loadServiceExplorer } from './service-explorer/load.ts'
import { plainServiceExplorer } from './service-explorer/plain.ts'
import { serviceExplorer } from './service-explorer/schema.ts'
import { loadServiceResources } from './service-resources/load.ts'
import { plainServiceResources } from './service-resources/plain.ts'
import { serviceResources } from './service-resources/schema.ts'
import { loadSolutionCatalogue } from './solution-catalogue/load.ts'
import { plainSolutionCatalogue } from './solution-catalogue/plain.ts'
import { solutionCatalogue } from './solution-catalogue/schema.ts'
import { split } from './split/schema.ts'
import { plainStat, plainStats } from './stats/plain.ts'
import { stat, stats } from './stats/schema.ts'
import { plainStep, plainSteps } from './steps/plain.ts'
import { step, steps } from './steps/schema.ts'
import { plainStoryDialog } from './story-dialog/plain.ts'
import { storyDialog } from './story-dialog/schema.ts'
import { plainTerm } from './term/plain.ts'
import { term } from './term/schema.ts'
import { loadTransformationOS } from './transformation-os/load.ts'
import { plainTransformationOS } from './transformation-os/plain.ts'
import { transformationOS } from './transformation-os/schema.ts'
import { plainTrustBadge, plainTrustBadges } from './trust-badges/plain.ts'
import { trustBadge, trustBadges } from './trust-badges/schema.ts'
import { loadWebinarList } from './webinar-list/load.ts'
import { plainWebinarList } from './webinar-list/plain.ts'
import { webinarList } from './webinar-list/schema.ts'

/**
 * The closed vocabulary of blocks an MDX file may use: what editors may write, what it is in plain HTML and, for blocks
 * that show records, the function that turns it into what the component shows. Build time only; `parts.ts` has the
 * components.
 */
export const blocks = {
  Section: withPlain(section, plainSection),
  Cards: withPlain(cards, plainCards),
  Card: withPlain(card, plainCard),
  Steps: withPlain(steps, plainSteps),
  Step: withPlain(step, plainStep),
  Stats: withPlain(stats, plainStats),
  Stat: withPlain(withLoader(stat, loadClaimNote), plainStat),
  Actions: withPlain(actions, inside),
  Action: withPlain(action, plainAction),
  CallToAction: withPlain(callToAction, plainCallToAction),
  Split: withPlain(split, inside),
  Ledger: withPlain(ledger, inside),
  LedgerRow: withPlain(ledgerRow, plainLedgerRow),
  TrustBadges: withPlain(trustBadges, plainTrustBadges),
  TrustBadge: withPlain(withLoader(trustBadge, loadClaimNote), plainTrustBadge),
  CountUp: withPlain(countUp, plainCountUp),
  Callout: withPlain(callout, plainCallout),
  Picture: withPlain(withLoader(picture, loadPicture), plainPicture),
  PullFigure: withPlain(pullFigure, plainPullFigure),
  RatioChart: withPlain(ratioChart, plainRatioChart),
  Quote: withPlain(withLoader(quote, loadClaimNote), plainQuote),
  Claim: withPlain(withLoader(claim, loadClaim), plainClaim),
  Term: withPlain(term, plainTerm),
  Ref: withPlain(ref, plainRef),
  Metrics: withPlain(withLoader(metrics, loadMetrics), plainMetrics),
  ClientTypes: withPlain(withLoader(clientTypes, loadClientTypes), plainClientTypes),
  IndustryCards: withPlain(withLoader(industryCards, loadIndustryCards), plainIndustryCards),
  OriginScale: withPlain(originScale, plainOriginScale),
  ServiceExplorer: withPlain(withLoader(serviceExplorer, loadServiceExplorer), plainServiceExplorer),
  AdditionalCapabilities: withPlain(
    withLoader(additionalCapabilities, loadAdditionalCapabilities),
    plainAdditionalCapabilities,
  ),
  ServiceResources: withPlain(withLoader(serviceResources, loadServiceResources), plainServiceResources),
  TransformationOS: withPlain(withLoader(transformationOS, loadTransformationOS), plainTransformationOS),
  ApproachMetrics: withPlain(withLoader(approachMetrics, loadApproachMetrics), plainApproachMetrics),
  ContactForm: withPlain(withLoader(contactForm, loadContactForm), plainContactForm),
  Headquarters: withPlain(withLoader(headquarters, loadHeadquarters), plainHeadquarters),
  PathChooser: withPlain(withLoader(pathChooser, loadPathChooser), plainPathChooser),
  AdvisorNetwork: withPlain(withLoader(advisorNetwork, loadAdvisorNetwork), plainAdvisorNetwork),
  SectorCards: withPlain(sectorCards, plainSectorCards),
  BriefingList: withPlain(withLoader(briefingList, loadBriefingList), plainBriefingList),
  DigestSignup: withPlain(withLoader(digestSignup, loadDigestSignup), plainDigestSignup),
  CareerExplorer: withPlain(withLoader(careerExplorer, loadCareerExplorer), plainCareerExplorer),
  StoryDialog: withPlain(storyDialog, plainStoryDialog),
  ResourceLibrary: withPlain(withLoader(resourceLibrary, loadResourceLibrary), plainResourceLibrary),
  WebinarList: withPlain(withLoader(webinarList, loadWebinarList), plainWebinarList),
  CaseStudyExplorer: withPlain(withLoader(caseStudyExplorer, loadCaseStudyExplorer), plainCaseStudyExplorer),
  CapabilityCatalogue: withPlain(withLoader(capabilityCatalogue, loadCapabilityCatalogue), plainCapabilityCatalogue),
  IndustrySplit: withPlain(withLoader(industrySplit, loadIndustrySplit), plainIndustrySplit),
  IndustryProfiles: withPlain(withLoader(industryProfiles, loadIndustryProfiles), plainIndustryProfiles),
  SolutionCatalogue: withPlain(withLoader(solutionCatalogue, loadSolutionCatalogue), plainSolutionCatalogue),
  AgencyTable: withPlain(withLoader(agencyTable, loadAgencyTable), plainAgencyTable),
} satisfies Record<string, BlockRow>

/** Nothing but what stands in it. */
function inside(_: unknown, inner: Tree): Tree {
  return inner
}

export type BlockName = keyof typeof blocks

const shown = new Map(
  Object.entries<BlockRow>(blocks).map(([name, { shows }]) => [name, Object.entries(shows).flatMap(shownOf)]),
)

function shownOf([name, how]: [string, object | string]): ShownRecords[] {
  if (how === 'facts') return []
  return [{ collection: name as CollectionName, counted: [], ...(typeof how === 'object' && how) }]
}

/** What the block of a name shows of `content/` as a whole, by collection; nothing when there is no such block. */
export function recordsShownBy(name: string): readonly ShownRecords[] {
  return shown.get(name) ?? []
}

/** What the component of a block is given: what its loader returns, or the props as they stand in the text. */
export type ShownBy<Name extends BlockName> = ShownOf<(typeof blocks)[Name]>
