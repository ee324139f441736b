/** Everything this site keeps in a browser: preferences until they are deleted, the rest as long as a visit. */
export const storedItems = {
  preferences: ['theme', 'motion'],
  session: ['reload-once'],
} as const
