import { error } from './rule.ts'

const version = 'content/legal/privacy-policy/2025-01-15.mdx'
const coming = 'content/legal/privacy-policy/2030-03-01.mdx'
const records = 'content/legal/published.json'
const fees = 'The “**Fees**” are what you pay.'

/** What is looked at in legal texts alone. */
export const legal = {
  'legal-file-name': error('A version of a legal text is called after the day from which it applies.', {
    search: 'effective, version, file name, folder',
    in: version,
    once: 'file',
    wrong: '---\neffective: "2025-01-16"\nlastUpdated: "2025-01-16"\n---',
    right: '---\neffective: "2025-01-15"\nlastUpdated: "2025-01-16"\n---',
  }),
  'legal-dates': error('A legal text was last updated on a day between its beginning and today.', {
    search: 'lastUpdated, effective, version, day',
    in: version,
    once: 'file',
    wrong: '---\nlastUpdated: "2026-04-01"\n---',
    right: '---\nlastUpdated: "2025-01-15"\n---',
  }),
  'legal-changes': error('A version says what it changes in the one before.', {
    search: 'changes, summary of changes, version',
    in: version,
    wrong: '---\n---',
    right: '---\nchanges: Much.\n---',
    twice: { [version]: '---\n---', 'content/legal/privacy-policy/2025-02-15.mdx': '---\n---' },
    beside: { 'content/legal/privacy-policy/2024-01-15.mdx': '' },
  }),
  'legal-lock': error('A published legal text stays as it was recorded.', {
    search: 'fingerprint, recorded, published.json, correct, final, record',
    in: version,
    once: 'file',
    beside: { 'content/legal/published.json': 'The right example.' },
    wrong: '## Notice\n\nIt ends after a year.',
    right: '## Notice\n\nIt ends at once.',
  }),
  'legal-announcement': error('What is announced is final, approved, and told before the day from which it applies.', {
    search: 'announce, announced, withdraw, withdrawn, notice, approved, coming version, published.json',
    in: records,
    beside: {
      [version]: '',
      [coming]: '---\nchanges: Much.\n---',
    },
    wrong: `[{}, { "recorded": "2030-01-15", "approvedBy": "Ben Counsel", "announced": { "date": "2030-03-01", "by": "Ada Clerk" } }]`,
    right: `[{}, { "recorded": "2030-01-15", "approvedBy": "Ben Counsel", "announced": { "date": "2030-02-01", "by": "Ada Clerk" } }]`,
    twice: {
      [records]: `[{}, { "recorded": "2030-01-15", "announced": { "date": "2030-03-01", "by": "Ada Clerk" } }]`,
    },
  }),
  'legal-value': error('A figure that a legal text prints is one of its values, and every value is printed.', {
    search: 'Term, values, days, period, figure, braces',
    in: version,
    wrong: '---\nvalues:\n  noticeDays: "30 days"\n---\n\n## Notice\n\nIt ends after <Term value="noticeDay" />.',
    right: '---\nvalues:\n  noticeDays: "30 days"\n---\n\n## Notice\n\nIt ends after <Term value="noticeDays" />.',
    twice: '## Notice\n\nIt ends after <Term value="noticeDay" /> or <Term value="noticeWeeks" />.',
  }),
  'legal-figure': error('Periods, rates and dates of a legal text are values with a name, written once.', {
    search: 'number, days, percent, contradiction, values, Term',
    in: version,
    wrong: '## Notice\n\nIt ends after 30 days.',
    right: '---\nvalues:\n  noticeDays: 30 days\n---\n\n## Notice\n\nIt ends after <Term value="noticeDays" />.',
  }),
  'legal-definition': error('A defined term is bold, in curly quotation marks.', {
    search: 'definition, term, bold, quotation marks',
    in: version,
    wrong: `## Money\n\nThe "**Fees**" are what you pay. All Fees are due at once.`,
    right: `## Money\n\n${fees} All Fees are due at once.`,
  }),
  'legal-definition-twice': error('A term is defined once.', {
    search: 'definition, term, twice',
    in: version,
    wrong: `## Money\n\n${fees} ${fees} All Fees are due at once.`,
    right: `## Money\n\n${fees} All Fees are due at once.`,
  }),
  'legal-definition-unused': error('What is defined is used.', {
    search: 'definition, term, unused',
    in: version,
    wrong: `## Money\n\n${fees} You pay for the work.`,
    right: '## Money\n\nYou pay for the work.',
    twice: `## Money\n\n${fees} The “**Costs**” are what we pay.`,
  }),
  'legal-undefined-term': error('A word written like a defined term is defined.', {
    search: 'definition, term, capital letter, name, properNames',
    in: version,
    wrong: '## Money\n\nYou pay all Fees at once, and no Fees later.',
    right: '## Money\n\nYou pay all “**Fees**” at once, and no Fees later.',
    twice: '## Money\n\nYou pay all Fees and the Costs at once.',
  }),
  'legal-reference': error('A reference to a section prints its number by itself.', {
    search: 'section number, Ref, cross reference, typed number',
    in: version,
    wrong: '## Money\n\nYou pay.\n\n## Notice\n\nSee section 1.',
    right: '## Money\n\nYou pay.\n\n## Notice\n\nSee <Ref to="#money" />.',
  }),
  'legal-heading': error('The number of a section is not typed.', {
    search: 'section number, heading, numbered',
    in: version,
    wrong: '## 1. Money\n\nYou pay.',
    right: '## Money\n\nYou pay.',
  }),
  'legal-anchor': error('What an earlier version called a section leads to the section that answers it now.', {
    search: 'anchors, section, renamed, links, contracts',
    in: version,
    wrong: '---\nanchors:\n  fees: "mony"\n---\n\n## Money\n\nYou pay.',
    right: '---\nanchors:\n  fees: "money"\n---\n\n## Money\n\nYou pay.',
    twice: '---\nanchors:\n  fees: "mony"\n  costs: "mony"\n---\n\n## Money\n\nYou pay.',
  }),
}
