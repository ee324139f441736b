import { maxLength, minLength, regex, string, trim } from 'zod/mini'

/** No address that can be delivered to is longer (RFC 5321). */
const longest = 254

/** Letters of any script on both sides of the `@`: addresses have been international since 2012 (RFC 6531). */
const address =
  /^(?!\.)(?!.*\.\.)[^\s@"(),:;<>[\\\]]{1,64}(?<!\.)@(?:[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?\.)+[\p{L}\p{M}\p{N}-]{2,}$/u

/** The rule of every e-mail box of the site. The length is checked first, so that the pattern never meets a long text. */
export function emailRule(messages: { emailRequired: string; emailFormat: string }) {
  const format = { error: messages.emailFormat, abort: true }
  return string(messages.emailRequired).check(
    trim(),
    minLength(1, { error: messages.emailRequired, abort: true }),
    maxLength(longest, format),
    regex(address, format),
  )
}
