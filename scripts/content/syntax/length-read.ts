/** A picture that is written into a text, as Google Docs does it: a press makes a file of it. */
const picture = /\bdata:image\/[\w.+-]{1,40};base64,[\w+/=%-]+/g

/** So long a text may be with its pictures. */
const longest = 10_000_000

/** How many characters of a text are read: pictures that are written into it do not count, as long as it can be held at all. */
export const lengthRead = (text: string): number =>
  text.length > longest || !text.includes(';base64,') ? text.length : text.replace(picture, '').length
