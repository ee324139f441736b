import { z } from 'zod'
import { clockTime, href, line, note, slug, text, textWith, writtenAs } from '#src/content/field-types.ts'
import { isTimeZone } from '#src/lib/zoned-time.ts'

/** Compared by its last seven digits: what stands before differs from country to country. Letters say digits in their way. */
function callsWhatItShows({ display, href }: { display: string; href: string }): boolean {
  return /[a-z]/i.test(display) || href.endsWith(display.replace(/\D/g, '').slice(-7))
}

const phone = z
  .strictObject({
    display: line('The number as readers see it.'),
    href: z.string().regex(/^tel:\+\d+$/, { error: 'must be written like "tel:+12125550142"', abort: true }),
  })
  .refine(callsWhatItShows, {
    path: ['href'],
    message: 'calls another number than `display` shows',
  })

/** Names such as EST stand for one offset all year, without summer time. */
const isZoneOfPlace = (name: string) => isTimeZone(name) && /\/|^UTC$/.test(name)

/** `content/site/site.json`: facts about the firm, stated once. */
export const site = z.strictObject({
  name: text('The brand.'),
  tagline: text('One line.'),
  blurb: text('The two sentences in the footer.'),
  baseUrl: z
    .string()
    .regex(/^https:\/\/(?:[\p{L}\p{N}-]+\.)+[\p{L}\p{N}-]+(?::\d+)?(?:\/\S*[^\s/])?$/u, {
      error: 'must be the address of the site: https:// and its name, without a slash at the end',
      abort: true,
    })
    .describe('The address of the site, without a slash at the end.'),
  locale: z.literal('en-US'),
  address: z.strictObject({
    street: line('Street and number.'),
    floor: line('Floor or suite.'),
    locality: line('City.'),
    region: line('State as two letters.').regex(/^[A-Z]{2}$/, 'must be two capital letters, for example "NY"'),
    postalCode: line('ZIP code.'),
    country: z.literal('US'),
  }),
  phone,
  directPhone: phone,
  privacyPhone: phone,
  emails: z.strictObject({
    enquiries: z.email(),
    general: z.email(),
    careers: z.email(),
    privacy: z.email(),
    security: z.email(),
  }),
  officeHours: z
    .strictObject({
      display: text('The hours as readers see them.'),
      timeZone: z
        .string()
        .refine(isZoneOfPlace, 'must be the name of a time zone, for example "America/New_York"')
        .describe(
          'The firm’s clocks: office hours, webinars and the times at which texts come and go are told in this time zone.',
        ),
      days: z.array(z.enum(['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'])),
      opens: clockTime,
      closes: clockTime,
    })
    .refine(({ opens, closes }) => closes >= opens, { path: ['closes'], message: 'lies before `opens`' }),
  responseTime: text('The promise, for example "24 hours".'),
  fictionNotice: text(
    'The line in the footer while the firm is fictional. Remove the key when the brand is real.',
  ).optional(),
})
export type Site = z.output<typeof site>

const link = z.strictObject({ name: text('The words of the link.'), href })

/** `content/site/navigation.json`: the top bar and the footer. */
export const navigation = z.strictObject({
  primary: z.array(
    z
      .strictObject({
        name: text('The words of the item.'),
        href,
        dropdown: z.boolean().optional(),
        dropdownItems: z
          .array(
            link.extend({ note: text('One line under the name in the open menu.').optional(), alias: href.optional() }),
          )
          .optional(),
      })
      .refine(({ dropdown, dropdownItems }) => (dropdownItems ? dropdownItems.length > 0 : !dropdown), {
        path: ['dropdownItems'],
        message: 'must have an item: where there is no menu, leave out both `dropdown` and `dropdownItems`',
      }),
  ),
  callToAction: link,
  footer: z.strictObject({
    services: z.strictObject({ title: text('The heading.'), links: z.array(link) }),
    company: z.strictObject({ title: text('The heading.'), links: z.array(link) }),
    more: z.strictObject({ title: text('The heading.'), links: z.array(link) }),
    legal: z.array(link),
  }),
})
export type Navigation = z.output<typeof navigation>

/** `content/site/ui.json`: words of the interface that belong to no single page. */
export const ui = z.strictObject({
  skipLink: text('The first link of every page.'),
  primaryNavigation: text('Name of the top navigation for screen readers.'),
  footerNavigation: text('Name of the footer navigation for screen readers.'),
  breadcrumb: text('Name of the breadcrumb for screen readers.'),
  openMenu: text('The hamburger button.'),
  closeMenu: text('The hamburger button while the menu is open.'),
  allServices: text('The link to the services overview in the menu.'),
  search: text('Name of the button in the bar that opens the search.'),
  searchKeys: text('What the button shows beside its name on hover: the keys that open the search.'),
  homeLink: textWith(['name'], 'Name of the logo link for screen readers; {name}, the firm’s, is filled in.'),
  backToTop: text('Name of the footer logo link.'),
  copyright: textWith(['year', 'name'], 'Bottom row; {year} and {name} are filled in.'),
  theme: z.strictObject({ label: text('Name of the control.'), system: text('…'), light: text('…'), dark: text('…') }),
  motion: z.strictObject({
    pause: text('The switch while motion is on.'),
    resume: text('The switch while motion is off.'),
  }),
  notifications: text('Name of the notification region.'),
  close: text('A button that closes something.'),
  contactHeading: text('Heading of the footer contact lines.'),
  contactLabels: z.strictObject({
    address: text('Label of the street address in the footer.'),
    phone: text('Label of the phone line in the footer.'),
    email: text('Label of the e-mail line in the footer.'),
  }),
  offline: text('Shown when a page could not be loaded because the connection is gone.'),
  retry: text('The button beside it.'),
  claimNote: textWith(['value'], 'Name of the small "i" button; {value} is filled in.'),
  illustrative: text('The badge on a figure without a published source.'),
  redirect: z.strictObject({
    title: text('Title of a page that has moved.'),
    text: text('The sentence before the link.'),
    link: textWith(['name'], 'The link to the new address; {name} is filled in.'),
  }),
  error: z.strictObject({
    title: text('Heading of the error screen.'),
    reload: text('First action.'),
    home: text('Second action.'),
    contact: text('Third action.'),
    stack: text('Opens the stack trace: where in the code the error came from.'),
    documentTitle: text('Put before the message in the browser tab.'),
  }),
  chartScale: text('Name of the scale switch on a line chart, for screen readers.'),
  chartLine: textWith(['name', 'first', 'last', 'from', 'to'], 'Heard: {name}, {first}, {last}, {from} and {to}.'),
  linearScale: text('First option of the scale switch on a line chart.'),
  ratioScale: text('Second option of the scale switch on a line chart.'),
  chartTable: text('Opens the table of the figures under a chart.'),
  copyLink: text('Button that copies the address.'),
  copied: text('Said by the button after copying.'),
  notCopied: text('Said by the button when the browser does not let it copy.'),
  print: text('Button that prints.'),
  preview: z.strictObject({
    draft: text('Before the title of a draft in the preview.'),
    draftNote: text('On top of its page.'),
    scheduled: text('Before the title of what the published site does not have yet.'),
    scheduledNote: textWith(['date'], 'On top of its page; {date} is filled in.'),
  }),
})
export type Ui = z.output<typeof ui>

/** `content/site/redirects.json`: addresses that lead elsewhere, kept for good. */
export const redirect = z.strictObject({
  id: slug,
  from: z
    .string()
    .regex(/^\/[^\s?#]*$/, { error: 'must be a path on this site, for example "/old-name"', abort: true })
    .regex(/^(?!.*(?:\*|\/:))/, 'must be one address: to some hosts * and /: mean whatever stands there')
    .describe('The old address.')
    .meta(writtenAs('address')),
  to: href,
  note: note('Why it exists.'),
})
export type Redirect = z.output<typeof redirect>
