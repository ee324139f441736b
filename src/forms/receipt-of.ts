/** Letters, digits and hyphens: what an endpoint says stands on the page, and is no sentence. */
const receipt = /^[\w-]{1,40}$/

/** Reads `{ "receipt": "261129-7K4M2P" }`; anything else has none. */
export function receiptOf(body: unknown): string | undefined {
  const said = body instanceof Object && 'receipt' in body ? body.receipt : undefined
  return typeof said === 'string' && receipt.test(said) ? said : undefined
}
