/** What a difference is called, and what it probably comes from. */
interface Kind {
  title: string
  cause: string
}

/** Every kind of difference, in the order they are told: what explains others comes first. */
export const kinds = {
  unanswered: {
    title: 'No answer',
    cause: 'The server gave up or closed the connection. Ask again, then look into its log.',
  },
  untold: {
    title: 'The manifest is not that of the build the site names',
    cause:
      'The upload was cut off, or a cache has one of the two from another build. Publish again and purge the cache.',
  },
  stale: {
    title: 'An old copy in a cache',
    cause: 'Asked past the cache, the site answers right. Purge the cache.',
  },
  mixed: {
    title: 'A file of another build',
    cause: 'The upload has not ended or was cut off. Publish again.',
  },
  missing: {
    title: 'A file is missing',
    cause: 'It was not uploaded, or the host leaves it out (hidden folders, unknown endings).',
  },
  misplaced: {
    title: 'Another file of the build',
    cause: 'A rule answers this address with another file, as those for single-page applications do.',
  },
  status: { title: 'Another status', cause: 'The host or something before it refuses or fails: look into its log.' },
  compression: {
    title: 'Broken compression',
    cause: 'Compressed twice, or said wrongly: a copy (.br, .gz) is damaged, or two servers compress.',
  },
  cut: {
    title: 'Cut off',
    cause: 'The upload or the answer ended too early: a full disk, a size that was kept from an earlier file.',
  },
  uncompressedOnly: {
    title: 'Rewritten for those who take no compression',
    cause: 'A server rewrites what it can read and hands on what is compressed, as sub_filter and mod_substitute do.',
  },
  compressedOnly: {
    title: 'Other bytes in some compressed answers alone',
    cause: 'A compressed copy (.br, .gz) is of another build, or a server rewrites what it compresses itself.',
  },
  minified: {
    title: 'White space and comments taken out',
    cause: 'Something on the way minifies. Switch that off: the build is as small as it should be.',
  },
  rewritten: {
    title: 'Pages rewritten',
    cause: 'Something on the way changes HTML: it injects scripts, hides addresses, optimizes. Switch that off.',
  },
  changed: { title: 'Other bytes', cause: 'The file was changed after the build, or damaged while it was uploaded.' },
  type: {
    title: 'Another type',
    cause: 'The host does not read the settings of the build, or does not know the ending.',
  },
  headerMissing: {
    title: 'A header is missing',
    cause: 'The settings of this build were not loaded, or a server takes the header out.',
  },
  headerJoined: {
    title: 'A header is sent twice or with more in it',
    cause: 'The host adds its own to that of the build: two rules match, or it is set in two places.',
  },
  headerOther: {
    title: 'A header says something else',
    cause: 'The host or something before it sets its own, or has the settings of another build.',
  },
  headerAdded: { title: 'A header that the build does not send', cause: 'The host adds it: take it out there.' },
  redirect: {
    title: 'A redirect is not what it should be',
    cause: 'The settings of this build were not loaded, or another rule goes first.',
  },
  found: {
    title: 'What is not there is found',
    cause: 'A rule answers unknown addresses with a page and status 200: search engines will list them.',
  },
  leftOver: {
    title: 'What should not be served',
    cause: 'Left over from an earlier upload, or copied into the folder: take it away.',
  },
} satisfies Record<string, Kind>

export type KindName = keyof typeof kinds

/** Something a site does that its build does not. */
export interface Difference {
  kind: KindName
  address: string
  /** In which encodings; all that were asked for when left out. */
  encodings?: string[]
  header?: string
  expected?: string
  got?: string
}
