/** Something the person at the keyboard can put right. */
export class UsageError extends Error {
  /**
   * @param sentence what is wrong, for everybody
   * @param command what to type instead, or the report of the issues, for those who typed a command
   * @param issues what has to be put right first
   * @param field the field of a form it is about
   */
  constructor(
    readonly sentence: string,
    command?: string,
    readonly issues: readonly object[] = [],
    readonly field?: string,
  ) {
    super(command ? `${sentence}\n${command}` : sentence)
  }
}
