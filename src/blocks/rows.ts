import { loadAdditionalCapabilities } from './additional-capabilities/load.ts'
import { loadAdvisorNetwork } from './advisor-network/load.ts'
import { loadAgencyTable } from './agency-table/load.ts'
import { loadApproachMetrics } from './approach-metrics/load.ts'
import { loadBriefingList } from './briefing-list/load.ts'
import { loadCapabilityCatalogue } from './capability-catalogue/load.ts'
import { loadCareerExplorer } from './career-explorer/load.ts'
import { loadCaseStudyExplorer } from './case-study-explorer/load.ts'
import { loadClaimNote } from './claim/load.ts'
import { loadClientTypes } from './client-types/load.ts'
import { loadContactForm } from './contact-form/load.ts'
import { loadDigestSignup } from './digest-signup/load.ts'
import { loadHeadquarters } from './headquarters/load.ts'
import { loadIndustryCards } from './industry-cards/load.ts'
import { loadIndustryProfiles } from './industry-profiles/load.ts'
import { loadIndustrySplit } from './industry-split/load.ts'
import { loadMetrics } from './metrics/load.ts'
import { loadOriginScale } from './origin-scale/load.ts'
import { loadPathChooser } from './path-chooser/load.ts'
import { loadResourceLibrary } from './resource-library/load.ts'
import { loadSectorCards } from './sector-cards/load.ts'
import { loadServiceExplorer } from './service-explorer/load.ts'
import { loadServiceResources } from './service-resources/load.ts'
import { loadSolutionCatalogue } from './solution-catalogue/load.ts'
import { loadStoryDialog } from './story-dialog/load.ts'
import { loadTransformationOS } from './transformation-os/load.ts'
import { loadWebinarList } from './webinar-list/load.ts'

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
