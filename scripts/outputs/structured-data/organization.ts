import type { Organization, PostalAddress, ProfessionalService, Thing } from 'schema-dts'
import type { Site } from '../../../src/content/schemas/site.ts'
import * as routes from '../../../src/lib/routes.ts'
import { organizationId, type ThingSource } from './thing-source.ts'

const schemaDays = {
  Mo: 'Monday',
  Tu: 'Tuesday',
  We: 'Wednesday',
  Th: 'Thursday',
  Fr: 'Friday',
  Sa: 'Saturday',
  Su: 'Sunday',
} as const

function postalAddress({ street, floor, locality, region, postalCode, country }: Site['address']): PostalAddress {
  return {
    '@type': 'PostalAddress',
    streetAddress: `${street}, ${floor}`,
    addressLocality: locality,
    addressRegion: region,
    postalCode,
    addressCountry: country,
  }
}

const telephone = ({ phone }: Site) => phone.href.replace('tel:', '')

function organization(site: Site): Organization {
  const { name, baseUrl, blurb, emails, address } = site
  return {
    '@type': 'Organization',
    '@id': organizationId(baseUrl),
    name,
    url: `${baseUrl}/`,
    logo: `${baseUrl}/icons/icon-512.png`,
    description: blurb,
    email: emails.enquiries,
    telephone: telephone(site),
    address: postalAddress(address),
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'sales',
      email: emails.enquiries,
      telephone: telephone(site),
    },
  }
}

/** The firm as a place people can call and visit. */
function professionalService(site: Site): ProfessionalService {
  const { name, baseUrl, emails, address, directPhone, officeHours } = site
  return {
    '@type': 'ProfessionalService',
    '@id': organizationId(baseUrl),
    name,
    url: `${baseUrl}/`,
    email: emails.general,
    telephone: directPhone.href.replace('tel:', ''),
    address: postalAddress(address),
    openingHoursSpecification: {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: officeHours.days.map((day) => schemaDays[day]),
      opens: officeHours.opens,
      closes: officeHours.closes,
    },
  }
}

/** The firm: in full on the home page, as a place on the contact page, by reference on the page about it. */
export function organizations({ page, content, baseUrl }: ThingSource): Thing[] {
  const site = content.single('site')
  const publisher = { '@id': organizationId(baseUrl) }
  if (page.path === '/')
    return [organization(site), { '@type': 'WebSite', name: site.name, url: `${baseUrl}/`, publisher }]
  if (page.path === routes.contactPage) return [professionalService(site)]
  return page.path === routes.aboutPage ? [{ '@type': 'AboutPage', mainEntity: publisher }] : []
}
