import { countWords } from './count-words.ts'

const open = countWords('open comment', 'open comments')

/** The words of what people say to each other about a text. */
export const commentWords = {
  comments: {
    title: 'Comments',
    panel: 'Comments on this text',
    open,
    /** Where nothing was said yet. */
    none: 'Nobody has said anything about this text yet. Select words in it, or a field, to say something about them.',
    onSelected: 'Comment on what is selected',
    onEntry: 'Comment on all of it',
    nothingSelected: 'Select words in the text, or a field, first.',
    nothingInReview: 'Select words of one paragraph above first, without those that are bold or a link.',
    showPage: 'Show the page',
    whole: 'All of it',
    say: 'What you want to say',
    sayWith: 'Why (optional)',
    suggest: 'Suggest other words',
    instead: 'Words for this passage; leave them out to strike it',
    send: 'Comment',
    sendSuggestion: 'Suggest',
    sent: 'Your colleagues see it now.',
    show: 'Show',
    goTo: (words: string) => `Go to “${words}”`,
    goToField: (field: string) => `Go to ${field}`,
    emptyField: 'The field is empty.',
    gone: 'These words do not stand in the text here: they were changed, or come with a review of somebody else.',
    accept: 'Accept',
    accepted: 'Accepted. The words stand in the text.',
    acceptedHere: 'Accepted. The words stand in the text at your desk: send it as an answer to this review.',
    notHere: 'The text at your desk does not say this any more, so nothing was written, and the suggestion stays open.',
    notWritten:
      'The passage was changed meanwhile, so that nothing was written. The suggestion stands below, among what is settled.',
    answer: 'Answer',
    yourAnswer: 'Your answer',
    settle: 'Settle',
    done: 'Settled. An answer opens it again.',
    about: (action: string, by: string, words: string) => `${action}: ${by}, “${words}”`,
    settled: countWords('settled comment', 'settled comments'),
    settledBy: (by: string) => `Settled by ${by}`,
    acceptedBy: (by: string) => `Accepted by ${by}`,
    of: ({ by, takenBy }: { by: string; takenBy?: string }, at: string) =>
      `${by}${takenBy === undefined ? '' : `, taken over by ${takenBy}`} · ${at}`,
    list: 'Open comments',
    /** Of what stands in the text behind the words it is about. */
    mark: (by: string, words: string) => `Comment by ${by}: ${words}`,
    /** Said when the cursor comes to such words. */
    cursorAt: (mark: string) => `${mark} Ctrl or ⌘ with Alt and M leads to it.`,
  },
}
