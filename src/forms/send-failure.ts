/** Why nothing was sent. `fields` holds what the endpoint says about single fields. */
export class SendFailure extends Error {
  readonly offline: boolean
  readonly fields: Readonly<Record<string, string>>

  constructor(details: { offline?: boolean; fields?: Record<string, string>; cause?: unknown } = {}) {
    super('The form was not sent.', { cause: details.cause })
    this.name = 'SendFailure'
    this.offline = details.offline ?? false
    this.fields = details.fields ?? {}
  }
}
