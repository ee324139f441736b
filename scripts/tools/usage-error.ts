/** Something the person at the keyboard can put right. */
export class UsageError extends Error {
  /**
   * @param sentence what is wrong, for everybody
   * @param command what to type instead, for those who typed a command
   */
  constructor(
    readonly sentence: string,
    command?: string,
  ) {
    super(command ? `${sentence}\n${command}` : sentence)
  }
}
