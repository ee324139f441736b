/** What the site is held to. Times in milliseconds, sizes in bytes. */
export const goals = {
  perSecond: 55,
  /** Of the time of a page’s thread, in percent. */
  moving: 5,
  latency: 100,
  shift: 0.02,
  /** The largest paint after the first one, the longest task, all blocking time, in milliseconds. */
  behind: 100,
  task: 50,
  blocking: 50,
  /** From a press on a link to the heading of its page, in milliseconds. */
  nextPage: 300,
  requests: 12,
  scripts: 95_000,
  /** From the key to the first result once the index is there, in milliseconds; the index in bytes. */
  firstResult: 150,
  index: 45_000,
  /** The share of questions that find their page among the first three results. */
  asked: 0.95,
  /** Of the desk: at most so many milliseconds, or such a share of what another project takes, as of its megabytes. */
  desk: {
    list: { share: 0.25 },
    firstText: { share: 0.25 },
    firstPage: { share: 0.25 },
    laterText: { most: 300 },
    laterPage: { most: 500 },
    keyToPage: { most: 80 },
    /** With more than a thousand briefings. */
    keyToPageOfMany: { most: 120 },
    keyToProblem: { most: 100 },
    longestTask: { most: 50 },
    megabytes: { share: 0.6 },
  },
  /** With ten who write, on two processors and 4 GB: a fourth is for the system and the proxy. */
  team: { keyToPage: 300, megabytes: 3072, lost: 0 },
}
