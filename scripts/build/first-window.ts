/**
 * Bytes that a server sends before it waits for the first answer: ten segments (RFC 6928) of 1,460 bytes. A page that
 * fits appears one round trip earlier.
 */
export const firstWindow = 14_600
