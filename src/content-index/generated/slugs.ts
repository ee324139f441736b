// Written by scripts/content/emit.ts. Changes made here are lost.
export type PageSlug =
  | '404'
  | 'about'
  | 'approach'
  | 'briefings'
  | 'capabilities'
  | 'careers'
  | 'case-studies'
  | 'contact'
  | 'government-solutions'
  | 'index'
  | 'industries'
  | 'leadership'
  | 'resources'
  | 'services'
  | 'services/culture-change'
  | 'services/employee-experience'
  | 'services/executive-alignment'
  | 'services/organizational-transformation'
export type ArticleSlug =
  | 'capture-planning-after-the-recompete'
  | 'continuous-monitoring-that-people-read'
  | 'prompt-payment-and-the-cost-of-a-late-invoice'
  | 'reading-growth-on-a-ratio-scale'
  | 'size-standards-and-the-growing-small-business'
  | 'the-audit-trail-you-build-before-the-audit'
export type JobSlug =
  | 'engagement-manager-transformation'
  | 'lead-ai-engineer'
  | 'principal-federal-programs'
  | 'senior-product-manager-diagnostics'
export type LegalSlug =
  | 'privacy-policy/2024-03-01'
  | 'privacy-policy/2025-01-15'
  | 'terms-of-service/2024-03-01'
  | 'terms-of-service/2025-01-15'
export type AdvisorSlug =
  | 'adaeze-holloway'
  | 'bao-chau-trinh'
  | 'birgit-aaltonen'
  | 'catherine-novak-singh'
  | 'desmond-achterberg'
  | 'elena-petrakis'
  | 'graham-tsosie'
  | 'hana-kuroishi'
  | 'ingrid-falkenrath'
  | 'kwabena-delacroix'
  | 'leilani-kahananui'
  | 'mireille-desrochers'
  | 'oluwaseun-marchetti'
  | 'priya-venkataraghavan'
  | 'ruben-castellanos'
  | 'solveig-aakre'
  | 'thaddeus-whitlow'
  | 'yusuf-haddadin'
export type CaseStudySlug =
  | 'benefits-administrator-three-day-decisions'
  | 'engineering-contractor-clean-audit'
  | 'machining-firm-cmmc-level-2'
  | 'software-company-federal-authorization'
export type ServiceSlug =
  | 'ai-transformation'
  | 'analytics-intelligence'
  | 'operations-optimization'
  | 'organizational-design'
export type ResourceSlug =
  | 'audit-trail'
  | 'cmmc-level-2'
  | 'decision-inventory'
  | 'fintech-controls'
  | 'first-wave'
  | 'healthcare-hours'
  | 'milestones'
  | 'one-forecast'
  | 'security-plan'
export type WebinarSlug =
  | 'assessment-week'
  | 'people-analytics'
  | 'planning-the-first-wave'
  | 'risk-report'
  | 'size-standard'
  | 'ten-decisions'
export type CapabilitySlug =
  | 'ai-and-operations'
  | 'federal-compliance-and-security'
  | 'strategy-and-alignment'
  | 'transformation-and-culture'
export type IndustrySlug = 'ai-saas' | 'fintech' | 'healthcare' | 'retail' | 'supply-chain'
export type SolutionSlug =
  | 'acquisition-and-growth'
  | 'audit-and-financial-management'
  | 'compliance-and-authorization'
  | 'modernization-and-ai'
export type AgencySlug =
  | 'civilian-benefits-agency'
  | 'earth-observation-program'
  | 'military-logistics-command'
  | 'public-health-institute'
  | 'revenue-administration'
  | 'small-business-lending-office'

export const slugs = {
  pages: [
    '404',
    'about',
    'approach',
    'briefings',
    'capabilities',
    'careers',
    'case-studies',
    'contact',
    'government-solutions',
    'index',
    'industries',
    'leadership',
    'resources',
    'services',
    'services/culture-change',
    'services/employee-experience',
    'services/executive-alignment',
    'services/organizational-transformation',
  ] as const,
  articles: [
    'capture-planning-after-the-recompete',
    'continuous-monitoring-that-people-read',
    'prompt-payment-and-the-cost-of-a-late-invoice',
    'reading-growth-on-a-ratio-scale',
    'size-standards-and-the-growing-small-business',
    'the-audit-trail-you-build-before-the-audit',
  ] as const,
  jobs: [
    'engagement-manager-transformation',
    'lead-ai-engineer',
    'principal-federal-programs',
    'senior-product-manager-diagnostics',
  ] as const,
  legal: [
    'privacy-policy/2024-03-01',
    'privacy-policy/2025-01-15',
    'terms-of-service/2024-03-01',
    'terms-of-service/2025-01-15',
  ] as const,
  advisors: [
    'adaeze-holloway',
    'bao-chau-trinh',
    'birgit-aaltonen',
    'catherine-novak-singh',
    'desmond-achterberg',
    'elena-petrakis',
    'graham-tsosie',
    'hana-kuroishi',
    'ingrid-falkenrath',
    'kwabena-delacroix',
    'leilani-kahananui',
    'mireille-desrochers',
    'oluwaseun-marchetti',
    'priya-venkataraghavan',
    'ruben-castellanos',
    'solveig-aakre',
    'thaddeus-whitlow',
    'yusuf-haddadin',
  ] as const,
  caseStudies: [
    'benefits-administrator-three-day-decisions',
    'engineering-contractor-clean-audit',
    'machining-firm-cmmc-level-2',
    'software-company-federal-authorization',
  ] as const,
  services: [
    'ai-transformation',
    'analytics-intelligence',
    'operations-optimization',
    'organizational-design',
  ] as const,
  resources: [
    'audit-trail',
    'cmmc-level-2',
    'decision-inventory',
    'fintech-controls',
    'first-wave',
    'healthcare-hours',
    'milestones',
    'one-forecast',
    'security-plan',
  ] as const,
  webinars: [
    'assessment-week',
    'people-analytics',
    'planning-the-first-wave',
    'risk-report',
    'size-standard',
    'ten-decisions',
  ] as const,
  capabilities: [
    'ai-and-operations',
    'federal-compliance-and-security',
    'strategy-and-alignment',
    'transformation-and-culture',
  ] as const,
  industries: ['ai-saas', 'fintech', 'healthcare', 'retail', 'supply-chain'] as const,
  solutions: [
    'acquisition-and-growth',
    'audit-and-financial-management',
    'compliance-and-authorization',
    'modernization-and-ai',
  ] as const,
  agencies: [
    'civilian-benefits-agency',
    'earth-observation-program',
    'military-logistics-command',
    'public-health-institute',
    'revenue-administration',
    'small-business-lending-office',
  ] as const,
}
