import { additionalCapabilities } from './additional-capabilities/schema.ts'
import { advisorNetwork } from './advisor-network/schema.ts'
import { agencyTable } from './agency-table/schema.ts'
import { approachMetrics } from './approach-metrics/schema.ts'
import { briefingList } from './briefing-list/schema.ts'
import { capabilityCatalogue } from './capability-catalogue/schema.ts'
import { careerExplorer } from './career-explorer/schema.ts'
import { caseStudyExplorer } from './case-study-explorer/schema.ts'
import { clientTypes } from './client-types/schema.ts'
import { contactForm } from './contact-form/schema.ts'
import { digestSignup } from './digest-signup/schema.ts'
import { headquarters } from './headquarters/schema.ts'
import { industryCards } from './industry-cards/schema.ts'
import { industryProfiles } from './industry-profiles/schema.ts'
import { industrySplit } from './industry-split/schema.ts'
import { metrics } from './metrics/schema.ts'
import { originScale } from './origin-scale/schema.ts'
import { pathChooser } from './path-chooser/schema.ts'
import { resourceLibrary } from './resource-library/schema.ts'
import { sectorCards } from './sector-cards/schema.ts'
import { serviceExplorer } from './service-explorer/schema.ts'
import { serviceResources } from './service-resources/schema.ts'
import { solutionCatalogue } from './solution-catalogue/schema.ts'
import { storyDialog } from './story-dialog/schema.ts'
import { transformationOS } from './transformation-os/schema.ts'
import { webinarList } from './webinar-list/schema.ts'

/** Blocks that bring records with them. Their data is resolved when the site is built (`load.ts` beside each). */
export const connectedBlocks = {
  Metrics: metrics,
  ClientTypes: clientTypes,
  IndustryCards: industryCards,
  OriginScale: originScale,
  ServiceExplorer: serviceExplorer,
  AdditionalCapabilities: additionalCapabilities,
  ServiceResources: serviceResources,
  TransformationOS: transformationOS,
  ApproachMetrics: approachMetrics,
  ContactForm: contactForm,
  Headquarters: headquarters,
  PathChooser: pathChooser,
  AdvisorNetwork: advisorNetwork,
  SectorCards: sectorCards,
  BriefingList: briefingList,
  DigestSignup: digestSignup,
  CareerExplorer: careerExplorer,
  StoryDialog: storyDialog,
  ResourceLibrary: resourceLibrary,
  WebinarList: webinarList,
  CaseStudyExplorer: caseStudyExplorer,
  CapabilityCatalogue: capabilityCatalogue,
  IndustrySplit: industrySplit,
  IndustryProfiles: industryProfiles,
  SolutionCatalogue: solutionCatalogue,
  AgencyTable: agencyTable,
} as const
