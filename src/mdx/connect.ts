import { loadAdditionalCapabilities } from './load/additional-capabilities.ts'
import { loadAdvisorNetwork } from './load/advisor-network.ts'
import { loadAgencyTable } from './load/agency-table.ts'
import { loadApproachMetrics } from './load/approach-metrics.ts'
import { loadBriefingList } from './load/briefing-list.ts'
import { loadCapabilityCatalogue } from './load/capability-catalogue.ts'
import { loadCareerExplorer } from './load/career-explorer.ts'
import { loadCaseStudyExplorer } from './load/case-study-explorer.ts'
import { loadClaimNote } from './load/claim-note.ts'
import { loadClientTypes } from './load/client-types.ts'
import { loadContactForm } from './load/contact-form.ts'
import { loadDigestSignup } from './load/digest-signup.ts'
import { loadHeadquarters } from './load/headquarters.ts'
import { loadIndustryCards } from './load/industry-cards.ts'
import { loadIndustryProfiles } from './load/industry-profiles.ts'
import { loadIndustrySplit } from './load/industry-split.ts'
import { loadMetrics } from './load/metrics.ts'
import { loadOriginScale } from './load/origin-scale.ts'
import { loadPathChooser } from './load/path-chooser.ts'
import { loadResourceLibrary } from './load/resource-library.ts'
import { loadSectorCards } from './load/sector-cards.ts'
import { loadServiceExplorer } from './load/service-explorer.ts'
import { loadServiceResources } from './load/service-resources.ts'
import { loadSolutionCatalogue } from './load/solution-catalogue.ts'
import { loadStoryDialog } from './load/story-dialog.ts'
import { loadTransformationOS } from './load/transformation-os.ts'
import { loadWebinarList } from './load/webinar-list.ts'

/** For each connected block, the function that turns its props into the data its component shows. Build time only. */
export const blockLoaders = {
  Claim: loadClaimNote,
  Quote: loadClaimNote,
  Stat: loadClaimNote,
  TrustBadge: loadClaimNote,
  Metrics: loadMetrics,
  ClientTypes: loadClientTypes,
  IndustryCards: loadIndustryCards,
  OriginScale: loadOriginScale,
  ServiceExplorer: loadServiceExplorer,
  AdditionalCapabilities: loadAdditionalCapabilities,
  ServiceResources: loadServiceResources,
  TransformationOS: loadTransformationOS,
  ApproachMetrics: loadApproachMetrics,
  ContactForm: loadContactForm,
  Headquarters: loadHeadquarters,
  PathChooser: loadPathChooser,
  AdvisorNetwork: loadAdvisorNetwork,
  SectorCards: loadSectorCards,
  BriefingList: loadBriefingList,
  DigestSignup: loadDigestSignup,
  CareerExplorer: loadCareerExplorer,
  StoryDialog: loadStoryDialog,
  ResourceLibrary: loadResourceLibrary,
  WebinarList: loadWebinarList,
  CaseStudyExplorer: loadCaseStudyExplorer,
  CapabilityCatalogue: loadCapabilityCatalogue,
  IndustrySplit: loadIndustrySplit,
  IndustryProfiles: loadIndustryProfiles,
  SolutionCatalogue: loadSolutionCatalogue,
  AgencyTable: loadAgencyTable,
} as const
