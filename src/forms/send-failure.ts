/** Why nothing was sent, or nothing taken. `fields` holds what the endpoint says about single fields. */
export class SendFailure extends Error {
  readonly offline: boolean
  readonly fields: Readonly<Record<string, string>>

  constructor(details: { offline?: boolean; fields?: Record<string, string> }) {
    super('The form was not sent.')
    this.name = 'SendFailure'
    this.offline = details.offline ?? false
    this.fields = details.fields ?? {}
  }
}
