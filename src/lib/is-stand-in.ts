/** Whether a value is a note of `npm run new` about what belongs in its place: “Fill in: the headline”. */
export const isStandIn = (value: string): boolean => /^Fill in(?: \d+)?:/.test(value)
