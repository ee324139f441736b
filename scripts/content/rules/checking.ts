import { error, warning } from './rule.ts'

/** What the check says of itself, of builds and of hosts. */
export const checking = {
  'check-failed': error('The check itself made no mistake.', {
    search: 'stumbled, exception, developers, crash',
    told: true,
    wrong: 'A text at which a rule stumbles.',
    right: 'Take back the last change, and tell the developers.',
  }),
  'and-more': error('What is wrong in the same way many times in a file is counted.', {
    search: 'more of this kind, twenty',
    told: true,
    wrong: 'A file with the same problem in more than twenty places.',
    right: 'Those that are told first are put right, then the others are told.',
  }),
  'host-limit': error('There are no more redirects than the host takes.', {
    search: 'Netlify, Cloudflare, Vercel, redirects, limit',
    told: true,
    wrong: 'More redirects in content/site/redirects.json than the host takes.',
    right: 'Only those that are still followed.',
  }),
  'accepted-error': error('Only warnings are accepted.', {
    search: 'accepted.json, accept, meant, error',
    told: true,
    wrong: 'A record in content/site/accepted.json that names a rule which stops the build.',
    right: 'What that rule says is put right, and the record is gone.',
  }),
  'accepted-nothing': warning('What is accepted is still told by the check.', {
    search: 'accepted.json, accept, meant, gone, no longer',
    told: true,
    wrong: 'A record in content/site/accepted.json about words that were written anew.',
    right: 'The record is gone.',
  }),
}
