/** A number typed into the words of a heading, which gets its own where it is printed: `1. Purpose`, `Section 1.2 Purpose`. */
export const typedNumber = /^(?:(?:section|article|clause|§) ?)?(?:\d+(?:\.\d+)+[.):]?|\d+[.):])\s+/i

/** The name that a section has in addresses without a number in its heading. */
export const withoutNumber = (name: string) => name.replace(/^(?:(?:section|article|clause)-)?(?:\d+-)+/, '')
