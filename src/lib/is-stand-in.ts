/** The notes of `npm run new` and of the desk about what belongs in their place: “Fill in: the headline”. */
export const standIn = /\bFill in(?: \d+)?:/

/** Whether a value is such a note, and nothing else. */
export const isStandIn = (value: string): boolean => value.search(standIn) === 0
