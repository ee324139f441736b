/** How many of the latest briefings are shown until everything is asked for. */
export const latestShown = 4
