import { additionalCapabilities } from './connected/additional-capabilities.ts'
import { advisorNetwork } from './connected/advisor-network.ts'
import { agencyTable } from './connected/agency-table.ts'
import { approachMetrics } from './connected/approach-metrics.ts'
import { briefingList } from './connected/briefing-list.ts'
import { capabilityCatalogue } from './connected/capability-catalogue.ts'
import { careerExplorer } from './connected/career-explorer.ts'
import { caseStudyExplorer } from './connected/case-study-explorer.ts'
import { clientTypes } from './connected/client-types.ts'
import { contactForm } from './connected/contact-form.ts'
import { digestSignup } from './connected/digest-signup.ts'
import { headquarters } from './connected/headquarters.ts'
import { industryCards } from './connected/industry-cards.ts'
import { industryProfiles } from './connected/industry-profiles.ts'
import { industrySplit } from './connected/industry-split.ts'
import { metrics } from './connected/metrics.ts'
import { originScale } from './connected/origin-scale.ts'
import { pathChooser } from './connected/path-chooser.ts'
import { resourceLibrary } from './connected/resource-library.ts'
import { sectorCards } from './connected/sector-cards.ts'
import { serviceExplorer } from './connected/service-explorer.ts'
import { serviceResources } from './connected/service-resources.ts'
import { solutionCatalogue } from './connected/solution-catalogue.ts'
import { storyDialog } from './connected/story-dialog.ts'
import { transformationOS } from './connected/transformation-os.ts'
import { webinarList } from './connected/webinar-list.ts'

/** Blocks that bring records with them. Their data is resolved when the site is built (src/mdx/load). */
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
