/** Half of a pair of code units cannot be written in an address. */
const encode = (text: string) => encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\uFFFD'))

/** Addresses a mail program: the text keeps its line breaks, the subject cannot contain any. */
export function mailto(address: string, subject: string, body: string): string {
  const line = subject.replace(/[\r\n]+/g, ' ')
  const text = body.replace(/\r?\n/g, '\r\n')
  return `mailto:${address}?subject=${encode(line)}&body=${encode(text)}`
}
