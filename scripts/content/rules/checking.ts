import { error, warning } from './rule.ts'

const list = 'content/site/accepted.json'
const search = 'content/site/search.json'
const redirects = 'content/site/redirects.json'
const about = 'content/pages/about.mdx'
const signed = '"reason": "It is a quotation.", "who": "Ann", "day": "2026-03-01"'
const broken = (words: string) => `{ "rule": "broken-link", "file": "${about}", "words": "${words}", ${signed} }`
const vague = `{ "rule": "link-words", "file": "${about}", "words": "[here](/contact)", ${signed} }`

/** What the check says of itself, of builds and of hosts. */
export const checking = {
  'check-failed': error('The check itself made no mistake.', {
    search: 'stumbled, exception, developers, crash',
    once: 'site',
    beside: { [search]: '{ "questions": [{ "question": "contact", "href": "/contact" }] }' },
    wrong: { 'unfound-page': 'This rule stumbles.' },
    right: { 'unfound-page': 'The developers were told, and have mended it.' },
  }),
  'and-more': error('What is wrong in the same way many times in a file is counted.', {
    search: 'more of this kind, twenty',
    once: 'file',
    wrong: '<Statz />\n\n'.repeat(60),
    right: '<Stats>\n<Stat value="95%" label="Success rate" />\n</Stats>',
    also: ['unknown-block'],
  }),
  'host-limit': error('There are no more redirects than the host takes.', {
    search: 'Netlify, Cloudflare, Vercel, redirects, limit',
    once: 'site',
    in: redirects,
    wrong: JSON.stringify(Array.from({ length: 1000 }, (_, at) => ({ from: `/old-${at}`, to: '/contact' }))),
    right: '[{ "from": "/old-0", "to": "/contact" }]',
  }),
  'accepted-error': error('Only warnings are accepted.', {
    search: 'accepted.json, accept, meant, error',
    wrong: { [about]: 'Write to [us](/abuot).', [list]: `[${broken('[us](/abuot)')}]` },
    right: { [about]: 'Write to [us](/about).', [list]: '[]' },
    twice: {
      [about]: 'Write to [us](/abuot) or [them](/them).',
      [list]: `[${broken('[us](/abuot)')}, ${broken('[them](/them)')}]`,
    },
    also: ['broken-link'],
  }),
  'accepted-nothing': warning('What is accepted is still told by the check.', {
    search: 'accepted.json, accept, meant, gone, no longer',
    in: list,
    wrong: `[${vague}]`,
    right: '[]',
    twice: `[${vague}, ${vague.replace('here', 'more')}]`,
  }),
}
