const names = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

/** The date as it is to be written, made of one that is written in another way; two where day and month could be meant. */
export function offerDate(written: string): string | undefined {
  const words = written.trim()
  const yearFirst = /^(\d{4})[-/. ]?(\d{1,2})[-/. ]?(\d{1,2})(?:T.*)?$/.exec(words)
  if (yearFirst) return one(dateOf(yearFirst[1], Number(yearFirst[2]), Number(yearFirst[3])))
  const dayFirst = /^(\d{1,2})(?:st|nd|rd|th)?\.? ([a-z]{3})[a-z]*\.?,? (\d{4})$/i.exec(words)
  if (dayFirst) return one(dateOf(dayFirst[3], monthNamed(dayFirst[2]), Number(dayFirst[1])))
  const monthFirst = /^([a-z]{3})[a-z]*\.? (\d{1,2})(?:st|nd|rd|th)?,? (\d{4})$/i.exec(words)
  if (monthFirst) return one(dateOf(monthFirst[3], monthNamed(monthFirst[1]), Number(monthFirst[2])))
  const figures = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})$/.exec(words)
  return figures ? ambiguous(figures[3], Number(figures[1]), Number(figures[2])) : undefined
}

/** The same for a field that may also state a time: `March 1, 2027, 9am` is `2027-03-01T09:00`. */
export function offerMoment(written: string): string | undefined {
  if (/\d(?:Z|[+-]\d{2}:?\d{2})$/.test(written.trim()))
    return 'Write the day and time that the firm’s clocks show then, without Z or an offset.'
  const [, days = '', hours, minutes = '00', half = ''] =
    /^(.*?\S)(?:,?\s+(?:at\s+)?|T)(\d{1,2})(?::(\d{2}))?(?::\d{2})?\s*([ap])?\.?m?\.?$/i.exec(written.trim()) ?? []
  const day = offerDate(days)
  // A number alone may be the year: only what is written as a time is one.
  if (!day || !hours || !(half || /:\d{2}/.test(written))) return offerDate(written)
  const hour = half ? (Number(hours) % 12) + (half.toLowerCase() === 'p' ? 12 : 0) : Number(hours)
  return day.replaceAll(/\d{4}-\d{2}-\d{2}/g, (date) => `${date}T${String(hour).padStart(2, '0')}:${minutes}`)
}

const one = (date: string | undefined) => date && `Write ${date}.`
const monthNamed = (name = '') => names.indexOf(name.toLowerCase()) + 1

/** `3/4/2025` is April 3 in most countries and March 4 in the United States. */
function ambiguous(year: string | undefined, first: number, second: number): string | undefined {
  const dayFirst = dateOf(year, second, first)
  const monthFirst = dateOf(year, first, second)
  if (dayFirst && monthFirst && dayFirst !== monthFirst)
    return `Write ${dayFirst} if the day comes first in it, ${monthFirst} if the month does.`
  return one(dayFirst ?? monthFirst)
}

function dateOf(year = '', month: number, day: number): string | undefined {
  const date = `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
  const time = new Date(`${date}T00:00:00Z`)
  return !Number.isNaN(time.getTime()) && time.toISOString().startsWith(date) ? date : undefined
}
