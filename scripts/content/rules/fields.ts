import { error, warning } from './rule.ts'

const briefing = 'content/articles/audit-trail.mdx'
const shares = 'content/lists/industry-focus.json'

/** What is looked at in the fields of a file: whether they can be read, and what they hold. */
export const fields = {
  frontmatter: error('A text begins with its fields, between two lines of three hyphens.', {
    search: 'front matter, ---, hyphens, dashes, YAML, header',
    once: 'file',
    wrong: '---\ntitle: The audit trail\n–––\n\nWords.',
    right: '---\ntitle: The audit trail\n---\n\nWords.',
  }),
  yaml: error('Fields are written as `name: value`; a text with signs of its own stands in double quotes.', {
    search: 'YAML, colon, quotes, quotation marks, apostrophe, #, indented, spaces, tab',
    wrong: '---\ntitle: Audits: what they cost\n---',
    right: '---\ntitle: "Audits: what they cost"\n---',
    twice: '---\ntitle: Audits: what they cost\ndescription: Costs: who bears them\n---',
  }),
  json: error('A record is JSON: names and texts in straight double quotes, commas between, brackets closed.', {
    search: 'JSON, comma, bracket, brace, quotes, curly quotes, comment, list',
    in: shares,
    wrong: '[{ "id": "health", "label": “Healthcare”, "share": 100 }]',
    right: '[{ "id": "health", "label": "Healthcare", "share": 100 }]',
    twice: '[{ "id": “health”, "label": “Healthcare”, "share": 100 }]',
  }),
  'missing-field': error('A file has every field that is needed, with a value.', {
    search: 'required, empty, blank, add',
    in: briefing,
    wrong: '---\nauthor:\n---',
    right: '---\nauthor: Someone\n---',
    twice: '---\nauthor:\nauthorRole:\n---',
  }),
  'wrong-type': error('A value is of the kind of its field: text, number, true or false, list or group.', {
    search: 'number, text, list, true, false, quotation marks, group, type',
    in: briefing,
    wrong: '---\nreadTime: "1"\n---',
    right: '---\nreadTime: 1\n---',
    twice: '---\nreadTime: "1"\nfeatured: "no"\n---',
  }),
  'invalid-value': error('A value has the form and the length of its field.', {
    search: 'date, time, address, e-mail, phone, too long, too short, form, format, characters',
    in: briefing,
    wrong: '---\ndate: 1 March 2026\n---',
    right: '---\ndate: 2026-03-01\n---',
    twice: '---\ndate: 1 March 2026\ndescription: Short.\n---',
  }),
  'unknown-value': error('A value is one of those its field allows.', {
    search: 'allowed, choice, option, category, misspelled',
    in: briefing,
    once: 'file',
    wrong: '---\ncategory: complience\n---',
    right: '---\ncategory: compliance\n---',
  }),
  'unknown-field': error('A file has only fields that are known, each in its group.', {
    search: 'misspelled, additional, extra, indented, group, property',
    in: briefing,
    wrong: '---\nupdatd: 2026-03-02\n---',
    right: '---\nupdated: 2026-03-02\n---',
    twice: '---\nupdatd: 2026-03-02\ncovr: bridge.png\n---',
  }),
  'unknown-gap': error('What stands in braces in a word of the site is filled in there.', {
    search: 'braces, placeholder, {count}, variable, gap',
    in: 'content/site/search.json',
    wrong: '{ "one": "One result for {qestion}" }',
    right: '{ "one": "One result for {question}" }',
    twice: '{ "one": "One result for {qestion}", "none": "Nothing for {qestion}" }',
  }),
  'duplicate-id': error('Each record of a list has an id of its own.', {
    search: 'id, twice, same, list, record',
    in: shares,
    wrong: '[{ "id": "health", "share": 50 }, { "id": "health", "share": 50 }]',
    right: '[{ "id": "health", "share": 50 }, { "id": "energy", "share": 50 }]',
    twice: '[{ "id": "health", "share": 50 }, { "id": "health", "share": 25 }, { "id": "health", "share": 25 }]',
  }),
  'repeated-item': error('Nothing stands twice in a list.', {
    search: 'twice, duplicate, list, menu, navigation, footer, takeaways, tags',
    in: briefing,
    wrong: '---\ntakeaways: [Start early., Keep the evidence., Start early.]\n---',
    right: '---\ntakeaways: [Start early., Keep the evidence.]\n---',
    twice: '---\ntakeaways: [Start early., Start early., Start early.]\n---',
  }),
  'plain-markup': warning('Fields and attributes are printed as they are written: nothing in them is Markdown.', {
    search: 'asterisks, bold, link, entity, tag, formatting, &amp;, &nbsp;',
    in: briefing,
    wrong: '---\nexcerpt: What **nobody** tells you\n---',
    right: '---\nexcerpt: What nobody tells you\n---',
    twice: '---\nexcerpt: What **nobody** tells you\nauthor: Someone **else**\n---',
  }),
  'outer-quotes': warning('A text needs no quotation marks around it.', {
    search: 'quotes, curly, quotation marks',
    in: briefing,
    wrong: '---\nexcerpt: “What nobody tells you”\n---',
    right: '---\nexcerpt: What nobody tells you\n---',
    twice: '---\nexcerpt: “What nobody tells you”\nauthor: “Some one”\n---',
  }),
}
