const names = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

/** The date as it is to be written, made of one that is written in another way; two where day and month could be meant. */
export function offerDate(written: string): string | undefined {
  return offered(meantDates(written))
}

/** The same for a field that may also state a time: `March 1, 2027, 9am` is `2027-03-01T09:00`. */
export function offerMoment(written: string): string | undefined {
  if (isElsewhere(written)) return 'Write the day and time that the firm’s clocks show then, without Z or an offset.'
  return offered(meantMoments(written))
}

function offered([first, second]: string[]): string | undefined {
  return second
    ? `Write ${first} if the day comes first in it, ${second} if the month does.`
    : first && `Write ${first}.`
}

/** The dates a text may mean: two where the day or the month could come first, in this order. */
export function meantDates(written: string): string[] {
  const words = written
    .replace(/[‐‑‒–—−]/g, '-')
    .replace(/ of /, ' ')
    .replace(/^[\s"'“”„‘’]*(?:(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*\.?,? )?|[\s"'“”„‘’.,]*$/gi, '')
  const yearFirst =
    /^(\d{4})[-/. ](\d{1,2})[-/. ](\d{1,2})(?:[T ].*)?$/.exec(words) ?? /^(\d{4})(\d{2})(\d{2})(?:T.*)?$/.exec(words)
  if (yearFirst) return dates(dateOf(yearFirst[1], Number(yearFirst[2]), Number(yearFirst[3])))
  const dayFirst = /^(\d{1,2})(?:st|nd|rd|th)?\.? ([a-z]{3})[a-z]*\.?,? ’?(\d{4}|\d\d)$/i.exec(words)
  if (dayFirst) return dates(dateOf(dayFirst[3], monthNamed(dayFirst[2]), Number(dayFirst[1])))
  const monthFirst = /^([a-z]{3})[a-z]*\.? (\d{1,2})(?:st|nd|rd|th)?,? ’?(\d{4}|\d\d)$/i.exec(words)
  if (monthFirst) return dates(dateOf(monthFirst[3], monthNamed(monthFirst[1]), Number(monthFirst[2])))
  // With two digits of the year, `26/11/18` could begin with it.
  const [, first, second, year] =
    /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})$/.exec(words) ??
    /^(\d{1,2})\.(\d{1,2})\.(\d\d)$/.exec(words) ??
    /^(0?\d|1[0-2])\/(\d{1,2})\/(\d\d)$/.exec(words) ??
    []
  // `3/4/2025` is April 3 in most countries and March 4 in the United States.
  return dates(dateOf(year, Number(second), Number(first)), dateOf(year, Number(first), Number(second)))
}

/** The moments a text may mean, as `meantDates`; none where it states another zone. */
export function meantMoments(written: string): string[] {
  if (isElsewhere(written)) return []
  const [, days = '', hours, minutes = '00', half = ''] =
    /^(.*?\S)(?:,?\s+(?:at\s+)?|T)(\d{1,2})(?::(\d{2}))?(?::\d{2})?\s*([ap])?\.?m?\.?$/i.exec(written.trim()) ?? []
  const found = meantDates(days)
  // A number alone may be the year: only what is written as a time is one.
  if (found.length === 0 || !hours || !(half || /:\d{2}/.test(written))) return meantDates(written)
  const hour = half ? (Number(hours) % 12) + (half.toLowerCase() === 'p' ? 12 : 0) : Number(hours)
  return found.map((date) => `${date}T${String(hour).padStart(2, '0')}:${minutes}`)
}

/** The date with its last two parts changed about, when that is one: 2026-18-11 for 2026-11-18. */
export const swappedDate = (date: string) => dateOf(date.slice(0, 4), Number(date.slice(8)), Number(date.slice(5, 7)))

/** The date with two neighbouring digits of its year changed about, when that is a year of these times: 2206 for 2026. */
export function meantYear(date: string): string | undefined {
  const swapped = [0, 1, 2].map((at) => date.slice(0, at) + date[at + 1] + date[at] + date.slice(at + 2))
  return swapped.find((meant) => meant >= '2015' && meant < '2040')
}

const isElsewhere = (written: string) =>
  /\d(?:Z|[+-]\d{2}:?\d{2}|(?: ?[ap]\.?m\.?)? \(?(?:UTC|GMT|[A-Z]{1,3}T)\)?)$/i.test(written.trim())
const dates = (...found: (string | undefined)[]) => [...new Set(found.filter((date) => date !== undefined))]
const monthNamed = (name = '') => names.indexOf(name.toLowerCase()) + 1

function dateOf(year = '', month: number, day: number): string | undefined {
  const date = `${year.padStart(4, '20')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
  const time = new Date(`${date}T00:00:00Z`)
  return !Number.isNaN(time.getTime()) && time.toISOString().startsWith(date) ? date : undefined
}
