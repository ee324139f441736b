/** A message of the HTML checker that is not a fault here, and why. */
export interface Accepted {
  message: RegExp
  because: string
}

/** Everything else the checker says is a failure. */
export const acceptedHtml: Accepted[] = [
  {
    message: /^CSS: /,
    because:
      'Its reader of CSS does not know container queries, @property and @starting-style yet; the build reads CSS',
  },
  {
    message: /Content Security Policy \(meta tag\)/,
    because:
      'It reads files, where ‘self’ is nothing, and takes structured data for a script; browsers hold the policy',
  },
  {
    message: /“aria-expanded” attribute must not be used on any element which has a “popovertarget”/,
    because: 'It always says what the browser says itself, and is read out where a browser does not derive it yet',
  },
  {
    message: /“role” attribute must not be used on a “t[rhd]” element which has a “table” ancestor/,
    because: 'On a phone rows are laid out as blocks, which takes the roles of a table away; they are given back',
  },
  {
    message: /^The “(table|rowgroup|row|cell|columnheader|rowheader)” role is unnecessary/,
    because: 'The same tables',
  },
  {
    message: /^The “eagerness” property in a speculation rule must be one of “eager”, “moderate”, or “conservative”/,
    because: 'It does not know “immediate” yet (26.9), which the standard has: html.spec.whatwg.org, 7.6.1',
  },
]
