import type { EndpointSite } from '../support/endpoint-site.ts'
import type { EnginePage } from './engine-page.ts'
import { everyAddress } from './journeys/addresses.ts'
import { contactErrors, contactSuccess } from './journeys/contact.ts'
import { filter } from './journeys/filters.ts'
import { lateStyles } from './journeys/late-styles.ts'
import { leaving } from './journeys/leaving.ts'
import { legalContents, legalEnd } from './journeys/legal.ts'
import { servicesMenu, smallMenu, turnedMenu } from './journeys/menus.ts'
import { print, wordsOnPaper } from './journeys/print.ts'
import { clearSearch } from './journeys/search.ts'
import { backToAnswer, backToNoAnswer, sendingForms } from './journeys/sending.ts'
import { theme } from './journeys/theme.ts'

/** Something a visitor does; throws when it does not work. Starts 1280 pixels wide. */
export interface Journey {
  name: string
  run: (page: EnginePage) => Promise<void>
}

const filtered = ['/services', '/briefings', '/case-studies', '/careers']

/** Everything that must work in every engine. */
export const journeys: Journey[] = [
  { name: 'styles that come late', run: lateStyles },
  { name: 'every address, 1280 and 390 pixels wide', run: everyAddress },
  { name: 'the menu of services', run: servicesMenu },
  { name: 'the menu of a phone', run: smallMenu },
  { name: 'a screen that is turned while a menu is open', run: turnedMenu },
  ...filtered.map((path) => ({ name: `the filter of ${path}`, run: filter(path) })),
  { name: 'the contact form, with errors', run: contactErrors },
  { name: 'the contact form, with success and its notification', run: contactSuccess },
  { name: 'the theme', run: theme },
  { name: 'the sign that clears the search', run: clearSearch },
  {
    name: 'a link that is pressed while a block is on its way',
    run: leaving('/careers', 'career-explorer', '.track-title.needs-script'),
  },
  {
    name: 'a link that is pressed while the search is on its way',
    run: leaving('/approach', 'show-dialog', '[data-behavior="search"]'),
  },
  { name: 'the contents of a legal text', run: legalContents },
  { name: 'the end of a legal text', run: legalEnd },
  { name: 'printing', run: print },
  { name: 'the words of a PDF', run: wordsOnPaper },
]

/** Everything that must work in every engine where the forms send. */
export const sendingJourneys = (endpoint: EndpointSite): Journey[] =>
  Object.entries(sendingForms).flatMap(([name, form]) => [
    { name: `Back to the answer to a message (${name})`, run: backToAnswer(endpoint, form) },
    { name: `Back to no answer to a message (${name})`, run: backToNoAnswer(endpoint, form) },
  ])
