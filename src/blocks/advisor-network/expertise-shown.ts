/** How many fields of expertise a card shows at first. */
export const expertiseShown = 2
