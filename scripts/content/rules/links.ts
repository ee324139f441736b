import { error, warning } from './rule.ts'

const contact = { 'content/pages/contact.mdx': 'Words.\n\n## Offices\n\nWords.' }
const services = { 'content/pages/services.mdx': '' }
const redirects = 'content/site/redirects.json'
const navigation = 'content/site/navigation.json'
const home = '{ "name": "Home", "href": "/" }'
const lonely = { 'content/pages/about.mdx': 'A link to [itself](/about) is none.' }
const one = { 'content/articles/one.mdx': '---\ntitle: One\nrelated: [two]\n---' }
const two = { 'content/articles/two.mdx': '---\ntitle: Two\nrelated: [one]\n---' }
const three = { 'content/articles/three.mdx': '---\ntitle: Three\n---' }

/** What is looked at in addresses and where they lead. */
export const links = {
  'broken-link': error('A link inside the site leads to a page or a file that exists.', {
    search: '404, dead link, not found, address, path, redirect, moved, renamed, deleted',
    draftsMay: true,
    wrong: 'Write to [the office](/contatc).',
    right: 'Write to [the office](/contact).',
    beside: contact,
  }),
  'broken-fragment': error('A link to a place of a page leads to a heading or a name that is there.', {
    search: '#, anchor, section, heading, hash, id',
    draftsMay: true,
    wrong: 'Visit [our offices](/contact#ofices).',
    right: 'Visit [our offices](/contact#offices).',
    beside: contact,
  }),
  'unpublished-link': error('What a text links to is public for as long as the text is.', {
    search: 'draft, scheduled, publishAt, unpublishAt, closed, not yet',
    wrong: 'Read [our services](/services).',
    right: { 'content/pages/about.mdx': 'Read [our services](/services).', ...services },
    beside: { 'content/pages/services.mdx': '---\ndraft: true\n---' },
  }),
  'link-form': error('A link is a path of this site, a place such as #results, or a complete address.', {
    search: 'address, URL, https, www, mailto, email, e-mail, tel, phone, percent, spaces, file',
    wrong: 'Write to [the office](www.example.com).',
    right: 'Write to [the office](https://www.example.com).',
  }),
  'link-words': error('A link has words, and they say where it leads.', {
    search: 'click here, read more, here, empty link, link text, accessibility',
    draftsMay: true,
    wrong: 'For our approach see [](/contact).',
    right: 'For our approach see [the offices](/contact).',
    beside: contact,
  }),
  'forbidden-link': error('Nothing links to a sign-in, which there is none of, or to a service that has no page.', {
    search: 'login, signin, account, services',
    wrong: '[Sign in](/login) to read on.',
    right: 'Sign in to read on.',
  }),
  'orphan-page': warning('Every page can be reached by a link.', {
    search: 'navigation, menu, not linked, lost page, island',
    wrong: { ...lonely, [navigation]: `{ "primary": [${home}] }` },
    right: { ...lonely, [navigation]: `{ "primary": [${home}, { "name": "About", "href": "/about" }] }` },
    twice: { ...lonely, 'content/articles/rule.mdx': '', [navigation]: `{ "primary": [${home}] }` },
  }),
  related: error('A briefing names other briefings to read next, by the names of their files.', {
    search: 'related, next, more briefings, itself',
    in: 'content/articles/timekeeping.mdx',
    wrong: '---\nrelated: [audit-trial]\n---',
    right: '---\nrelated: [audit-trail]\n---',
    twice: '---\nrelated: [audit-trial, timekeeping]\n---',
    beside: { 'content/articles/audit-trail.mdx': '---\ntitle: The audit trail\n---' },
  }),
  'related-circle': warning('Briefings that name each other to read next also lead on to others.', {
    search: 'related, circle, loop, next',
    wrong: { ...one, ...two, ...three },
    right: { 'content/articles/one.mdx': '---\ntitle: One\nrelated: [two, three]\n---', ...two, ...three },
    twice: {
      ...one,
      ...two,
      'content/articles/three.mdx': '---\ntitle: Three\nrelated: [four]\n---',
      'content/articles/four.mdx': '---\ntitle: Four\nrelated: [three]\n---',
    },
  }),
  'redirect-chain': error('A redirect arrives at a page.', {
    search: 'redirect, loop, chain, moved',
    in: redirects,
    beside: services,
    wrong: '[{ "from": "/a", "to": "/b" }, { "from": "/b", "to": "/a" }]',
    right: '[{ "from": "/a", "to": "/services" }, { "from": "/b", "to": "/services" }]',
    twice: '[{ "from": "/a", "to": "/a" }, { "from": "/b", "to": "/b" }]',
  }),
  'missing-redirect': error(
    'The short address /terms leads to the terms of service, as the contact form links to it.',
    {
      search: 'terms, contact form, redirect',
      in: redirects,
      once: 'site',
      wrong: '[]',
      right: '[{ "from": "/terms", "to": "/terms-of-service" }]',
      beside: {
        'content/pages/contact.mdx': '<ContactForm />',
        'content/legal/terms-of-service/2025-01-15.mdx': '',
      },
    },
  ),
  'duplicate-url': error('An address is that of one page, file or redirect.', {
    search: 'same address, URL, redirect, capital letters, feed, list',
    in: redirects,
    wrong: '[{ "from": "/services", "to": "/contact" }]',
    right: '[{ "from": "/our-services", "to": "/contact" }]',
    twice: '[{ "from": "/services", "to": "/contact" }, { "from": "/contact", "to": "/services" }]',
    beside: { ...services, ...contact },
  }),
}
