// Where everything of the site stands, by name: one line each, as React Router's patterns. A pattern says how an address is
// written, never that something stands there: what exists is listed from the content (`content/addresses.ts`).
//
// Each is a constant of its own, so that a script carries the addresses it names and no table of all. Code asks for a fixed
// one by name (`routes.contactPage`), and has the others filled in by `linkTo`. Names in …Page are pages of
// `content/pages` that code leads to, those in …File and …Feed what is made beside the pages. All others are kinds of page.

export const page = '/*'
export const home = '/*'
export const search = '/search'
/** Any other address. The page itself is `notFoundPage`. */
export const notFound = '*'
export const article = '/briefings/:slug'
export const category = '/briefings/category/:slug'
export const job = '/careers/:slug'
export const legal = '/:document'
export const legalVersion = '/:document/versions/:date'
export const legalChanges = '/:document/versions/:date/changes'
/** The address of the version in effect: it leads to the document. */
export const legalPermalink = '/:document/versions/:date'
/** The pages of the lists of briefings but for the newest one. All briefings have none of their own beside `briefingsPage`. */
export const archive = '/briefings/page/:number'
export const categoryArchive = '/briefings/category/:slug/page/:number'
export const year = '/briefings/:year'
export const yearArchive = '/briefings/:year/page/:number'
export const redirect = '/*'

export const aboutPage = '/about'
export const briefingsPage = '/briefings'
export const careersPage = '/careers'
export const caseStudiesPage = '/case-studies'
export const contactPage = '/contact'
export const leadershipPage = '/leadership'
export const notFoundPage = '/404'
export const privacyPage = '/privacy-policy'
export const resourcesPage = '/resources'
export const servicesPage = '/services'
/** The short address under which the terms are known. */
export const termsPage = '/terms'

export const rssFeed = '/briefings/feed.xml'
export const atomFeed = '/briefings/atom.xml'
export const jsonFeed = '/briefings/feed.json'
/** In a folder of their own, so that one rule gives all of them their type. */
export const categoryFeed = '/briefings/feeds/:slug.xml'
/** What was announced, withdrawn and changed of a legal text. */
export const legalFeed = '/:document/changes.xml'
export const legalJsonFeed = '/:document/changes.json'
export const calendarFile = '/calendar/:slug.ics'
export const caseStudiesFile = '/downloads/case-studies.pdf'
/** The preview edition of a resource: `<slug>-preview`. */
export const previewFile = '/downloads/:edition.pdf'
/** What stands in `public/downloads`, and what is printed. */
export const downloadFile = '/downloads/:file'
export const notFoundFile = '/404.html'
export const sitemapFile = '/sitemap.xml'
export const robotsFile = '/robots.txt'
export const llmsFile = '/llms.txt'
export const securityFile = '/.well-known/security.txt'
/** Which build it is, and every file of it with its hash. */
export const buildFile = '/.well-known/site.json'
export const manifestFile = '/.well-known/site-manifest.json'
/** What the islands of a page are brought to life with: `/_data/about.json`. */
export const liveDataFile = '/_data/*'
export const searchFile = '/_search/*'
/** The picture of a page where it is shared: `/og/about.png`. */
export const socialImageFile = '/og/*'
export const pictureFile = '/pictures/*'
/** Scripts, styles and fonts. */
export const assetFile = '/assets/*'
