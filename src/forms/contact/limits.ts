/** The limits of the contact form, inclusive, in characters as the browser counts them (`value.length`). */
export const limits = {
  name: { min: 2, max: 50 },
  company: { min: 2, max: 100 },
  title: { max: 100 },
  message: { min: 10, max: 1000 },
} as const

/** An optional plus, a first digit that is not zero, up to 15 more digits; no spaces, no dashes. */
export const phonePattern = /^\+?[1-9]\d{0,15}$/
