import { countWords } from './count-words.ts'
import { legalActionWords } from './legal-action-words.ts'
import type { WordTaken } from './requests/comments.ts'

/** The words of what is done with changes and with files as a whole. */
export const actionWords = {
  changes: {
    title: 'What changed',
    none: 'Nothing differs from what was handed over last.',
    kinds: { added: 'New', changed: 'Changed', deleted: 'Deleted' },
    renamed: 'Renamed',
    was: (file: string, from: string) => `${file}, until now ${from}`,
    show: 'What changed in it',
    send: (title: string) => `Send ${title}`,
    chosen: (chosen: number, all: number) => `${chosen} of ${all} chosen`,
    all: 'Choose all',
    noneChosen: 'Choose none',
    same: 'Text that is the same is left out.',
    page: 'The page',
    pages: 'The page before and after',
    before: 'Before',
    after: 'After',
    showPicture: 'The picture',
    picture: (when: string) => `${when}: the picture`,
    inserted: 'inserted:',
    deleted: 'deleted:',
    end: 'end of change',
    what: { added: 'added', removed: 'removed' },
    moved: { up: 'moved up', down: 'moved down' },
    movedFrom: (from: number, to: number) => `moved from place ${from} to place ${to}`,
    under: (heading: string) => `Under “${heading}”`,
    formerly: (name: string) => `until now: ${name.toLowerCase()}`,
    empty: 'now empty',
    silent: 'Something changed here that has no words, such as the side to which a column is aligned.',
    fieldsAlike:
      'The fields say the same as before. Only how they are written in the file changed: quotation marks, spaces, their order, or a comment.',
    textAlike:
      'Beside that, how the text is written in the file changed, and not what it says: signs, spaces, or blank lines.',
    onlyTextAlike:
      'The text says the same as before. Only how it is written in the file changed: signs, spaces, or blank lines.',
    whole: { after: 'All of this is new.', before: 'All of this is gone.' },
    alike: 'It says the same as before.',
    lineEnds: 'It says the same as before. Only the signs with which lines end in the file changed.',
    asInFile: 'As it stands in the file',
    unreadable: 'This cannot be read as it is written, so here it is as it stands in the file.',
    remark: (passage: string, notes: string) => `“${passage}”: ${notes}`,
    marks: {
      strong: { now: 'now bold', former: 'no longer bold' },
      em: { now: 'now in italics', former: 'no longer in italics' },
      del: { now: 'now struck through', former: 'no longer struck through' },
      code: { now: 'now as code', former: 'no longer as code' },
    },
    nowLink: (to: string) => `now a link to ${to}`,
    formerLink: (to: string) => `no longer a link to ${to}`,
    otherLink: (to: string, from: string) => `the link leads to ${to}, until now to ${from}`,
    leadsTo: (to: string) => `leads to ${to}`,
    linkTitle: 'the link shows other words when the pointer rests on it',
    target: (title: string, href: string) => `${title} (${href})`,
    moment: (day: string, time: string) => `${day}, ${time}`,
    pictureIn: (alt: string, file: string) => `Picture: ${alt ? `${alt} (${file})` : file}`,
  },
  review: {
    title: 'Send for review',
    message: 'What you changed, and why',
    goesTo: 'Part of',
    ofItsOwn: 'A review of its own',
    answers: (message: string) => `The review “${message}”`,
    help: 'The chosen changes go to your colleagues with these words. Readers of the site see nothing of it until somebody takes it over.',
    helpHere:
      'The chosen changes are kept on this computer with these words, for a developer to pass on: the project is not shared with others yet.',
    helpAnswer: 'The chosen changes join what was sent before, with these words.',
    name: 'Your name',
    email: 'Your e-mail address',
    authorHelp:
      'This stands beside your changes, so that whoever reads them knows whom to ask. This browser remembers it.',
    left: (files: string) => `Pictures do not fit into that file. Send these along: ${files}`,
    helpPatch:
      'This copy of the site is not connected to others: the chosen changes become one file, which you send to a developer.',
    send: (changes: number) => `Send ${countWords('change', 'changes')(changes)}`,
    errors: (errors: number) =>
      `This leaves the site with ${countWords('error', 'errors')(errors)}, and it is not published anew until there are none. A review may go all the same.`,
    seeErrors: 'See the problems',
    makePatch: (changes: number) => `Put ${countWords('change', 'changes')(changes)} into a file`,
    sent: (branch: string) => `Sent. Your colleagues find it as ${branch}.`,
    keptHere: (branch: string) => `Kept on this computer as ${branch}. Tell a developer that name.`,
    open: 'Open the review',
    patchReady: 'The file is ready.',
    download: 'Download it',
  },
  history: {
    title: 'History',
    none: 'Nothing of this file was handed over yet.',
    same: 'This is what the file says now.',
    since: 'What changed since then:',
    bringBack: 'Bring this version back',
    back: 'That version is back. Undo takes it away again.',
  },
  name: { label: 'Name in the address' },
  move: {
    title: 'Rename',
    reads: (slug: string) => `In the address it reads: ${slug}`,
    help: 'Links to it follow, and whoever calls up the old address comes to the new one.',
    done: 'Rename',
    told: 'Renamed. The links to it follow.',
  },
  duplicate: {
    title: 'Duplicate',
    help: 'The copy begins with the same words, as a draft of its own.',
    done: 'Duplicate',
    told: 'This is the copy, a draft of its own.',
  },
  ...legalActionWords,
  compare: {
    title: 'Compare with the version before',
    versions: (before: string, now: string) => `What changed from the version of ${before} to that of ${now}.`,
    returned: (name: string) => `What ${name} says otherwise than this version.`,
    counts: (insertions: number, deletions: number, moves: number, remarks: number) =>
      [
        insertions > 0 && countWords('insertion', 'insertions')(insertions),
        deletions > 0 && countWords('deletion', 'deletions')(deletions),
        moves > 0 && countWords('passage moved', 'passages moved')(moves),
        remarks > 0 && countWords('change of a link or emphasis', 'changes of links or emphasis')(remarks),
      ]
        .filter(Boolean)
        .join(', '),
    same: 'Nothing differs.',
    comments: (all: number, isAlone: boolean) =>
      all === 0 ? '' : `${isAlone ? ' ' : ', '}${countWords('comment', 'comments')(all)}`,
    inDocument: (all: number) => `${countWords('comment stands', 'comments stand')(all)} in this document.`,
    take: 'Take over',
    takeHelp:
      'Your colleagues then find them beside the text, under the names they have in Word, and answer and settle them there.',
    taken: ({ taken, settled, answered }: WordTaken) =>
      [
        taken > 0 && `${countWords('comment stands', 'comments stand')(taken)} beside the text now, under Comments.`,
        settled > 0 && `${countWords('comment is', 'comments are')(settled)} settled now, as in Word.`,
        answered > 0 &&
          `${countWords('comment is', 'comments are')(answered)} settled in Word and open here, where somebody has answered.`,
      ]
        .filter(Boolean)
        .join(' ') || 'They stand beside the text already, under Comments.',
    nobody: 'Somebody without a name',
    /** What somebody wrote beside a passage. */
    markup: {
      comment: (about: string) => (about ? `comment on “${about}”` : 'comment'),
      answer: () => 'answer',
      inserted: (said: string) => `inserted “${said}”`,
      deleted: (said: string) => `deleted “${said}”`,
      arrived: (said: string) => `moved “${said}” here`,
      left: (said: string) => `moved “${said}” away`,
      looks: (said: string) => `changed the look of “${said}”`,
    },
    unread: 'Not compared',
    next: 'Next change',
    docx: 'Word document with tracked changes',
    pdf: 'PDF',
    word: 'Compare a Word document that came back',
    help: 'Changes it tracks count as accepted. What it says is compared with this version, whose text stays as it is.',
    back: 'Back to the version before',
  },
  delete: {
    title: (title: string) => `Delete “${title}”?`,
    help: 'Its page goes with it. You can take this back right afterwards.',
    done: 'Delete',
    told: (title: string) => `“${title}” was deleted.`,
    back: 'Take it back',
    to: 'Where its address leads from then on (optional)',
    toHelp: 'Whoever follows an old link comes there. Left empty, they are told that the page does not exist.',
    restored: (title: string) => `“${title}” is back.`,
    linked: 'What links to it:',
    nowhere:
      'No other place is named, so these links would lead nowhere. The check calls that an error, and nothing is deleted: say above where the address leads, or change these links first.',
    noAddress: 'It has no page of its own whose address could lead on: change these links before you delete it.',
    leadsOn: (to: string) => `Its old address leads to ${to}, so whoever follows one of these links comes there.`,
    relink: (to: string) => `Change these links, too: they lead to ${to} themselves`,
    recorded: 'Recorded versions of legal texts keep their links as they are.',
    named: 'What names it in a field. Choose something else there before you delete it:',
    left: (files: readonly string[]) =>
      `It is back. Changed since, and still leading elsewhere: the links in ${files.join(', ')}.`,
    picture: 'Delete this picture, which no page shows',
  },
}
