/** What the site is held to. Times in milliseconds, sizes in bytes. */
export const goals = {
  perSecond: 55,
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
  /** Of the desk: from a press to the text of an entry, from a key to the page and to its problem, in milliseconds; megabytes. */
  deskOpen: 1000,
  deskPage: 150,
  deskProblem: 200,
  deskMemory: 400,
}
