import { error, warning } from './rule.ts'

const claims = 'content/site/claims.json'
const register = { [claims]: '[{ "id": "success", "value": "95%", "label": "Success" }]' }

/** What is looked at in numbers, and in what several files say of the same thing. */
export const figures = {
  'unknown-claim': error('A figure that names a claim names one of the register.', {
    search: 'claim, figure, register, id, misspelled',
    wrong: 'We succeed in <Claim id="sucess" /> of cases.',
    right: 'We succeed in <Claim id="success" /> of cases.',
    beside: register,
  }),
  'claim-figure': error('A figure that names a claim says what the register says.', {
    search: 'claim, figure, number, percent, contradiction',
    wrong: '<Stats>\n<Stat value="195%" label="Success" claim="success" />\n</Stats>',
    right: '<Stats>\n<Stat value="95%" label="Success" claim="success" />\n</Stats>',
    beside: register,
  }),
  'claim-source': error('A figure nobody can trace is marked as illustrative.', {
    search: 'claim, source, illustrative, proof',
    in: claims,
    wrong: '[{ "id": "success", "illustrative": false }]',
    right: '[{ "id": "success", "illustrative": true }]',
    twice: '[{ "id": "success", "illustrative": false }, { "id": "speed", "label": "Speed", "illustrative": false }]',
  }),
  'claim-scope': warning('Two figures under the same words say what each of them counts.', {
    search: 'claim, label, scope, contradiction',
    in: claims,
    wrong: '[{ "id": "a", "value": "3", "scope": "one office" }, { "id": "b", "value": "4", "scope": null }]',
    right: '[{ "id": "a", "value": "3", "scope": "one office" }, { "id": "b", "value": "4", "scope": "all offices" }]',
    twice: '[{ "id": "a", "value": "3", "scope": null }, { "id": "b", "value": "4", "scope": null }]',
  }),
  'claim-review': warning('A figure is looked at again by the day that is set for it.', {
    search: 'claim, review, out of date, owner, reviewBy',
    in: claims,
    wrong: '[{ "id": "success", "asOf": "2025-01-01", "reviewBy": "2026-01-01" }]',
    right: '[{ "id": "success", "asOf": "2025-01-01", "reviewBy": "2027-01-01" }]',
    twice:
      '[{ "id": "a", "asOf": "2025-01-01", "reviewBy": "2026-01-01" }, { "id": "b", "label": "B", "asOf": "2025-01-01", "reviewBy": "2026-01-01" }]',
  }),
  'read-time': warning('The reading time of a briefing fits its length: 220 words a minute.', {
    search: 'minutes, readTime, length, words',
    in: 'content/articles/audit-trail.mdx',
    once: 'file',
    wrong: '---\nreadTime: 9\n---\n\nA few words.',
    right: '---\nreadTime: 1\n---\n\nA few words.',
  }),
  'download-size': error('The size a resource states is that of its file.', {
    search: 'megabytes, MB, PDF, download, file size',
    in: 'content/resources/first-wave.json',
    once: 'file',
    wrong: '{ "file": "/downloads/guide.pdf", "downloadSize": "5.6 MB" }',
    right: '{ "file": "/downloads/guide.pdf", "downloadSize": "0.0 MB" }',
    beside: { 'public/downloads/guide.pdf': 'A small file.' },
  }),
  'service-count': error('The number on the card of a category is that of its services.', {
    search: 'services, category, count, number',
    in: 'content/lists/service-categories.json',
    wrong: '[{ "id": "transformation", "count": 2 }]',
    right: '[{ "id": "transformation", "count": 1 }]',
    twice: '[{ "id": "transformation", "count": 2 }, { "id": "optimization", "count": 2 }]',
    beside: { 'content/services/ai-transformation.json': '{ "category": "transformation" }' },
  }),
  'focus-shares': error('The shares of a split add up to 100.', {
    search: 'percent, sum, total, industries, share',
    in: 'content/lists/industry-focus.json',
    once: 'site',
    wrong: '[{ "id": "health", "share": 60 }, { "id": "energy", "share": 30 }]',
    right: '[{ "id": "health", "share": 60 }, { "id": "energy", "share": 40 }]',
  }),
  count: warning('A number that a page writes about what it shows is how many there are.', {
    search: 'number, words, how many, engagements, advisors, out of date',
    beside: { 'content/agencies/bureau.json': '{}' },
    wrong:
      'Three agencies rely on us.\n\n<AgencyTable agencyLabel="A" contractsLabel="C" valueLabel="V" totalLabel="T" caption="Words." />',
    right:
      'One agency relies on us.\n\n<AgencyTable agencyLabel="A" contractsLabel="C" valueLabel="V" totalLabel="T" caption="Words." />',
  }),
  'office-hours': error('The hours readers see are those that search engines are told.', {
    search: 'opening hours, opens, closes, time, phone',
    in: 'content/site/site.json',
    once: 'site',
    wrong: '{ "officeHours": { "display": "9:00 a.m. to 6:00 p.m.", "opens": "08:00", "closes": "18:00" } }',
    right: '{ "officeHours": { "display": "9:00 a.m. to 6:00 p.m.", "opens": "09:00", "closes": "18:00" } }',
  }),
  'same-order': warning('No two records have the same position.', {
    search: 'order, position, sorted, first',
    once: 'file',
    wrong: {
      'content/categories/risk.json': '{ "name": "Risk", "order": 7 }',
      'content/categories/grants.json': '{ "name": "Grants", "order": 7 }',
    },
    right: {
      'content/categories/risk.json': '{ "name": "Risk", "order": 8 }',
      'content/categories/grants.json': '{ "name": "Grants", "order": 7 }',
    },
  }),
  'duplicate-category': error('Each category has a name of its own.', {
    search: 'category, name, same, twice',
    in: 'content/categories/rules.json',
    once: 'file',
    wrong: '{ "name": "Compliance", "order": 2 }',
    right: '{ "name": "Rules", "order": 2 }',
  }),
  'unused-category': warning('A category has a briefing.', {
    search: 'category, empty, no briefing',
    in: 'content/articles/audit-trail.mdx',
    wrong: '---\ncategory: compliance\n---',
    right: '---\ncategory: risk\n---',
    twice: { 'content/categories/grants.json': '{ "name": "Grants", "order": 3 }' },
    beside: {
      'content/articles/rule.mdx': '---\ntitle: A rule\n---',
      'content/categories/risk.json': '{ "name": "Risk", "order": 2 }',
    },
  }),
}
