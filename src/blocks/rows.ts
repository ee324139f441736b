import type { Tree } from '#src/body/tree.ts'
import type { CollectionName } from '#src/content/collections.ts'
import { accessibilityTable, loadAccessibilityTable, plainAccessibilityTable } from './accessibility-table/row.ts'
import { action, actions, plainAction } from './actions/row.ts'
import {
  additionalCapabilities,
  loadAdditionalCapabilities,
  plainAdditionalCapabilities,
} from './additional-capabilities/row.ts'
import { advisorNetwork, loadAdvisorNetwork, plainAdvisorNetwork } from './advisor-network/row.ts'
import { agencyTable, loadAgencyTable, plainAgencyTable } from './agency-table/row.ts'
import { approachMetrics, loadApproachMetrics, plainApproachMetrics } from './approach-metrics/row.ts'
import type { ShownRecords } from './block-definition.ts'
import { type BlockRow, type ShownOf, withLoader, withPlain } from './block-row.ts'
import { briefingList, loadBriefingList, plainBriefingList } from './briefing-list/row.ts'
import { callToAction, plainCallToAction } from './call-to-action/row.ts'
import { callout, plainCallout } from './callout/row.ts'
import { capabilityCatalogue, loadCapabilityCatalogue, plainCapabilityCatalogue } from './capability-catalogue/row.ts'
import { card, cards, plainCard, plainCards } from './cards/row.ts'
import { careerExplorer, loadCareerExplorer, plainCareerExplorer } from './career-explorer/row.ts'
import { caseStudyExplorer, loadCaseStudyExplorer, plainCaseStudyExplorer } from './case-study-explorer/row.ts'
import { claim, loadClaim, loadClaimNote, plainClaim } from './claim/row.ts'
import { clientTypes, loadClientTypes, plainClientTypes } from './client-types/row.ts'
import { contactForm, loadContactForm, plainContactForm } from './contact-form/row.ts'
import { countUp, plainCountUp } from './count-up/row.ts'
import { digestSignup, loadDigestSignup, plainDigestSignup } from './digest-signup/row.ts'
import { headquarters, loadHeadquarters, plainHeadquarters } from './headquarters/row.ts'
import { industryCards, loadIndustryCards, plainIndustryCards } from './industry-cards/row.ts'
import { industryProfiles, loadIndustryProfiles, plainIndustryProfiles } from './industry-profiles/row.ts'
import { industrySplit, loadIndustrySplit, plainIndustrySplit } from './industry-split/row.ts'
import { ledger, ledgerRow, plainLedgerRow } from './ledger/row.ts'
import { loadMetrics, metrics, plainMetrics } from './metrics/row.ts'
import { originScale, plainOriginScale } from './origin-scale/row.ts'
import { loadPathChooser, pathChooser, plainPathChooser } from './path-chooser/row.ts'
import { loadPicture, picture, plainPicture } from './picture/row.ts'
import { plainPullFigure, pullFigure } from './pull-figure/row.ts'
import { plainQuote, quote } from './quote/row.ts'
import { plainRatioChart, ratioChart } from './ratio-chart/row.ts'
import { plainRef, ref } from './ref/row.ts'
import { loadResourceLibrary, plainResourceLibrary, resourceLibrary } from './resource-library/row.ts'
import { plainSection, section } from './section/row.ts'
import { plainSectorCards, sectorCards } from './sector-cards/row.ts'
import { loadServiceExplorer, plainServiceExplorer, serviceExplorer } from './service-explorer/row.ts'
import { loadServiceResources, plainServiceResources, serviceResources } from './service-resources/row.ts'
import { loadSolutionCatalogue, plainSolutionCatalogue, solutionCatalogue } from './solution-catalogue/row.ts'
import { split } from './split/row.ts'
import { plainStat, plainStats, stat, stats } from './stats/row.ts'
import { plainStep, plainSteps, step, steps } from './steps/row.ts'
import { plainStoryDialog, storyDialog } from './story-dialog/row.ts'
import { plainTerm, term } from './term/row.ts'
import { loadTransformationOS, plainTransformationOS, transformationOS } from './transformation-os/row.ts'
import { plainTrustBadge, plainTrustBadges, trustBadge, trustBadges } from './trust-badges/row.ts'
import { loadWebinarList, plainWebinarList, webinarList } from './webinar-list/row.ts'

/**
 * The closed vocabulary of blocks an MDX file may use: what editors may write and what it shows, the function that turns
 * that into what the component is given, and what it is in plain HTML. Build time only; `parts.ts` has the components.
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
  AccessibilityTable: withPlain(withLoader(accessibilityTable, loadAccessibilityTable), plainAccessibilityTable),
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
