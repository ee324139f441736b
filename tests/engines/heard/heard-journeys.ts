import type { PropsOf } from '#src/blocks/block-definition.ts'
import type { storyDialog } from '#src/blocks/story-dialog/row.ts'
import { builtPages, distFile } from '../../support/pages.ts'
import { contactForm, searchWords, servicesItem, ui } from '../words.ts'

/** Keys that are pressed one after the other, then what is typed, and what a person expects to hear of it. */
interface Deed {
  /** As xdotool names them. */
  keys?: string[]
  text?: string
  /** Words in their order; what stands between them is the reader’s way to say it. */
  hears: string[]
  /** What is not to be said a second time: by itself every expected phrase of three words or more. */
  once?: string[]
}

/** Something a visitor does by keys alone. */
export interface HeardJourney {
  name: string
  path: string
  /** What has the focus before the first key. */
  from: string
  deeds: Deed[]
}

const { fields, messages } = contactForm
const service = servicesItem.dropdownItems[0]?.name ?? ''
const article = builtPages().find(({ template }) => template === 'article')?.path ?? ''

const { islands }: { islands: [string, PropsOf<typeof storyDialog>][] } = JSON.parse(distFile('_data/careers.json'))
const [, story] = islands.find(([name]) => name === 'StoryDialog') as (typeof islands)[number]

/** What is done by keys, with what is to be heard. */
export const heardJourneys: HeardJourney[] = [
  {
    name: 'the menu of services',
    path: '/approach',
    from: 'header a[href="/about"]',
    deeds: [
      { keys: ['Tab'], hears: [servicesItem.name, 'button'], once: [servicesItem.name, 'collapsed'] },
      { keys: ['Return'], hears: ['expanded'], once: ['expanded'] },
      { keys: ['Tab'], hears: [ui.allServices, 'link'], once: [ui.allServices] },
      { keys: ['Tab'], hears: [service, 'link'], once: [service] },
      { keys: ['Escape'], hears: ['collapsed'] },
    ],
  },
  {
    name: 'the search',
    path: '/approach',
    from: 'header [data-behavior="search"]',
    deeds: [
      { keys: ['Return'], hears: [searchWords.title, 'dialog', searchWords.title, 'entry'], once: [] },
      { text: 'pricing', hears: ['results'] },
      { keys: ['Down'], hears: [searchWords.results, 'list box'] },
      { keys: ['Escape'], hears: [ui.search, 'button'], once: ['opens dialog'] },
    ],
  },
  {
    name: 'the search, by its keys',
    path: '/approach',
    from: 'header a[href="/about"]',
    deeds: [
      { keys: ['ctrl+k'], hears: [searchWords.title, 'dialog', searchWords.title, 'entry', 'Focus mode'], once: [] },
      { text: 'pricing', hears: ['results', 'pricing'] },
      { keys: ['Escape'], hears: ['About', 'link'] },
    ],
  },
  {
    name: 'the story',
    path: '/careers',
    from: '.story-poster [aria-haspopup=dialog]',
    deeds: [
      {
        keys: ['Return'],
        hears: [story.title, 'dialog', ui.close, 'button'],
        once: [story.title, story.captions[0] ?? ''],
      },
      { keys: ['Tab'], hears: [story.play, 'button'] },
      { keys: ['Tab'], hears: [story.previous, 'button'] },
      { keys: ['Tab'], hears: [story.next, 'button'] },
      { keys: ['Return'], hears: [story.captions[1] ?? ''] },
      { keys: ['Escape'], hears: [story.label, 'button'], once: [story.label] },
    ],
  },
  {
    name: 'the contact form, with errors and success',
    path: '/contact',
    from: '#contact-message',
    deeds: [
      { keys: ['Tab'], hears: [contactForm.submit, 'button'] },
      { keys: ['Return'], hears: ['There is a problem: 5 fields'] },
      { keys: ['Tab'], hears: [messages.firstNameRequired, 'link'] },
      { keys: ['Return'], hears: [fields.firstName.label, 'invalid', messages.firstNameRequired] },
      { text: 'Ada', hears: [], once: [messages.firstNameRequired] },
      { keys: ['Tab'], hears: [fields.lastName.label] },
      { text: 'Lovelace', hears: [] },
      { keys: ['Tab'], hears: [fields.email.label, fields.email.hint ?? '', 'invalid', messages.emailRequired] },
      { text: 'ada@example.com', hears: [] },
      { keys: ['Tab'], hears: [fields.company.label, fields.company.hint ?? '', 'invalid', messages.companyRequired] },
      { text: 'Analytical Engines', hears: [] },
      { keys: ['Tab'], hears: [fields.title.label] },
      { keys: ['Tab'], hears: [fields.phone.label] },
      { keys: ['Tab'], hears: [fields.service.label] },
      { keys: ['Tab'], hears: [fields.message.label, fields.message.hint ?? '', 'invalid', messages.messageMin] },
      { text: 'Our engine should run straight.', hears: [] },
      { keys: ['Tab'], hears: [contactForm.submit, 'button'] },
      { keys: ['Return'], hears: [contactForm.success.title, contactForm.success.text] },
    ],
  },
  {
    name: 'a filter',
    path: '/briefings',
    from: '.chips [aria-pressed]',
    deeds: [
      { keys: ['Tab'], hears: ['toggle button'] },
      { keys: ['Return'], hears: ['pressed'] },
    ],
  },
  {
    name: 'an accordion',
    path: '/about',
    from: 'main h3 button',
    deeds: [
      { keys: ['Tab'], hears: ['button'] },
      { keys: ['shift+Tab'], hears: ['collapsed'] },
      { keys: ['Return'], hears: ['expanded'] },
    ],
  },
  {
    name: 'the theme',
    path: '/approach',
    from: '[name=theme]:checked',
    deeds: [
      { keys: ['Tab'], hears: ['button'] },
      { keys: ['shift+Tab'], hears: [ui.theme.label, ui.theme.system, 'radio button'], once: [ui.theme.label] },
      { keys: ['Insert+a'], hears: ['Focus mode'] },
      { keys: ['Down'], hears: [ui.theme.light, 'selected', 'radio button'], once: [ui.theme.light] },
    ],
  },
  {
    name: 'a link that is copied',
    path: article,
    from: '[data-behavior=copy-link]',
    deeds: [
      { keys: ['Return'], hears: [ui.copied], once: [ui.copied] },
      { keys: ['Return'], hears: [ui.copied], once: [ui.copied] },
    ],
  },
]
