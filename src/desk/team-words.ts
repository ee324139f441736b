import { countWords } from './count-words.ts'

const listed = (names: readonly string[]) => names.join(', ')
const inASentence = new Intl.ListFormat('en-US')

/** The words of what several people do at one desk. */
export const teamWords = {
  team: {
    none: 'Nobody has sent anything for review yet.',
    waiting: (reviews: number) =>
      reviews === 0 ? 'Nothing waits for you.' : `${countWords('review waits', 'reviews wait')(reviews)} for you.`,
    waits: 'Waits for you',
    stages: {
      sent: () => 'Sent',
      returned: (by = '') => `Sent back by ${by}`,
      approved: (by = '') => `Approved by ${by}`,
      merged: (by?: string) => (by ? `Merged, approved by ${by}` : 'Merged at the git host'),
      live: (by?: string) => (by ? `Live, approved by ${by}` : 'Live'),
    },
    of: (authors: readonly string[], since: string) => `${listed(authors)} · since ${since}`,
    late: 'It has been merged for more than half an hour, and visitors do not get it yet. Tell whoever publishes the site.',
    errors: (errors: number) =>
      `The check finds ${countWords('error', 'errors')(errors)} in the site this would make. It is not merged with ${errors === 1 ? 'it' : 'them'}:`,
    shows: (files: number) => `What it changes: ${countWords('file', 'files')(files)}`,
    approve: 'Approve',
    return: 'Send it back',
    merge: 'Merge',
    take: 'Take it over',
    preview: 'Show it to others',
    previews: {
      what: 'Whoever has a link sees the pages this changes as the site would have them, without signing in. It ends after seven days, and when this is merged or closed.',
      make: 'Make a link',
      made: (until: string) => `It is shown this once, so copy it now. It ends on ${until}.`,
      address: 'Link to the preview',
      copy: 'Copy',
      copied: 'Copied.',
      notCopied: 'The browser does not let it be copied: it is selected, for Ctrl+C.',
      of: (by: string, until: string) => `Link made by ${by}, until ${until}`,
      end: 'End it',
      ended: 'Ended: whoever opens it reads that it is over.',
    },
    about: (action: string, title: string) => `${action}: ${title}`,
    whatToChange: 'What has to be changed',
    sendBack: 'Send it back with these words',
    done: {
      approve: 'Approved.',
      return: 'Sent back.',
      take: 'Taken over: its texts stand at your desk, and what you change in them can be sent as an answer to this review.',
      merge: 'Merged: visitors get it with the next build of the site.',
    },
    openElsewhere: (names: readonly string[]) =>
      `${inASentence.format(names)} ${names.length === 1 ? 'has' : 'have'} this open, too.`,
    goOn: 'Go on writing',
    sent: 'Sent. Your colleagues find it under Reviews, and so do you.',
    see: 'See the reviews',
    openAtHost: 'Open it at the git host',
  },
}
