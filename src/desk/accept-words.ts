/** The words of warnings that are meant. */
export const acceptWords = {
  accept: {
    open: 'Accept',
    title: 'Accept this warning',
    help: 'The check tells it no more. The reason stands beside it in the list of accepted warnings.',
    reason: 'Why it is meant',
    who: 'Your name',
    done: 'Accept',
    told: 'The warning is accepted.',
    list: 'Accepted warnings',
    at: (rule: string, words: string) => (words ? `${rule}: “${words}”` : rule),
    by: (who: string, day: string) => `${who}, ${day}`,
    back: 'Take back',
    taken: 'The warning is told again.',
  },
}
