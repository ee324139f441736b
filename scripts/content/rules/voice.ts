import { error, warning } from './rule.ts'

const guide = 'content/site/style.json'
const lists = (fields: object) => ({ [guide]: JSON.stringify(fields) })
const version = 'content/legal/privacy-policy/2027-01-15.mdx'
const draft = (fields: string, words: string) => `---\ndraft: true\n${fields}---\n\n## Notice\n\n${words}`
const many = 'We count what there is before we decide.'
const because = 'It says no more.'

/** What is looked at in the words visitors read, as `content/site/style.json` has it. */
export const voice = {
  'avoided-words': warning('Texts are written in words that everybody uses.', {
    search: 'style, plain language, jargon, click here, in order to, style.json, avoid',
    wrong: 'We utilize one plan.',
    right: 'We use one plan.',
    beside: lists({ avoid: [{ words: ['utilize'], write: ['use'], because }] }),
  }),
  'name-spelling': warning('A name is written as its owner writes it.', {
    search: 'style, capitals, brand, product, spelling, style.json',
    wrong: 'A Fedramp package.',
    right: 'A FedRAMP package.',
    beside: lists({ names: [{ name: 'FedRAMP' }] }),
  }),
  'one-spelling': warning('A word with two right spellings is written in one of them.', {
    search: 'style, spelling, variant, hyphen, style.json',
    wrong: 'Ask an adviser.',
    right: 'Ask an advisor.',
    beside: lists({ spellings: [{ words: ['adviser'], write: ['advisor'] }] }),
  }),
  'long-sentence': warning('A sentence is as long as one breath.', {
    search: 'style, words, length, readable, style.json',
    wrong: 'We count what there is before we decide, and we decide with those who will have to live with it.',
    right: 'We count what there is before we decide. We decide with those who will have to live with it.',
    beside: lists({ longest: { sentence: 16 } }),
  }),
  'long-paragraph': warning('A paragraph is about one thing.', {
    search: 'style, words, length, readable, style.json',
    wrong: 'We count what there is before we decide. We decide with those who will have to live with it.',
    right: 'We count what there is before we decide.\n\nWe decide with those who will have to live with it.',
    twice: `${many} ${many} ${many}\n\n${many} ${many} ${many}`,
    beside: lists({ longest: { paragraph: 16 } }),
  }),
  'long-heading': warning('A heading is read at a glance.', {
    search: 'style, words, length, title, style.json',
    wrong: '## What we count before we decide\n\nWords.',
    right: '## What we count\n\nWords.',
    beside: lists({ longest: { heading: 5 } }),
  }),
  'legal-words': warning('What a new version of a legal text changes is written in words that everybody uses.', {
    search: 'style, shall, hereby, plain language, draft, style.json',
    in: version,
    wrong: draft('', 'You hereby agree.'),
    right: draft('', 'You now agree.'),
    twice: draft('', 'You hereby agree. You hereby agree.'),
    beside: lists({ legal: [{ words: ['hereby'], write: ['now'], because }] }),
  }),
  'legal-summary': warning('The summary of a legal text says who does what.', {
    search: 'style, passive, promise, draft, style.json',
    in: version,
    wrong: draft('summary: Your data will be deleted.\n', 'Words.'),
    right: draft('summary: We delete your data.\n', 'Words.'),
    twice: draft('summary: Your data will be deleted. Your copies will be deleted.\n', 'Words.'),
    beside: lists({ summaries: [{ words: ['will be *ed'], write: ['Say who does it.'], because }] }),
  }),
  'style-entry': error('What is said of the firm’s style contradicts itself nowhere, and each entry finds something.', {
    search: 'style.json, pattern, contradiction, twice, too much, words, write',
    in: guide,
    wrong: JSON.stringify({ spellings: [{ words: ['adviser'], write: ['adviser'] }] }),
    right: JSON.stringify({ spellings: [{ words: ['adviser'], write: ['advisor'] }] }),
    twice: JSON.stringify({
      spellings: [
        { words: ['adviser'], write: ['adviser'] },
        { words: ['judgement'], write: ['judgement'] },
      ],
    }),
  }),
}
