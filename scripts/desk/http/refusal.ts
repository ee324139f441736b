/** Why a request is not answered, in a sentence for the person who writes. It says nothing of the machine. */
export class Refusal extends Error {
  /**
   * @param status the HTTP status
   * @param more what the answer carries beside the sentence
   */
  constructor(
    readonly status: number,
    message: string,
    readonly more: object = {},
  ) {
    super(message)
  }
}
