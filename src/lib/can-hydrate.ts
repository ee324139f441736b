/**
 * Whether this browser has the newest of what the code of blocks and search asks for (Chromium 110, Firefox 115, Safari
 * 16). Below that nothing is hydrated: what was served stays, as without script.
 */
export const canHydrate = 'toSorted' in []
