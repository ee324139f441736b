import type { DeskRefusal, Refuses, RequestName } from '../../../src/desk/requests.ts'

/**
 * Why a request is not answered, in a sentence for the person who writes. It says nothing of the machine. Where the table of
 * requests says that more comes along, it is made for the request: `new Refusal<'PUT entry'>(…)`.
 */
export class Refusal<Name extends RequestName = never> extends Error {
  /**
   * @param status the HTTP status
   * @param more what the answer carries beside the sentence
   */
  constructor(
    readonly status: number,
    message: string,
    readonly more: Came<Name> | Pick<DeskRefusal, 'field' | 'issues'> = {},
  ) {
    super(message)
  }
}

type Came<Name extends RequestName> = Refuses<Name>[keyof Refuses<Name>]
