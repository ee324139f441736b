import type { ContentData } from '../../src/content/queries.ts'
import * as routes from '../../src/lib/routes.ts'
import { newestDate } from './newest-date.ts'

/** The last day `security.txt` is good for: a year after the newest content, so that a site nobody tends says so. */
export function securityTxtExpiry(data: ContentData, today: string): string {
  const newest = newestDate(data, today)
  return `${Number(newest.slice(0, 4)) + 1}${newest.slice(4).replace('-02-29', '-02-28')}`
}

/** `/.well-known/security.txt` (RFC 9116): where to report a weakness. */
export function securityTxt(data: ContentData, today: string): string {
  const { baseUrl, emails, locale } = data.singles.site
  return [
    `Contact: mailto:${emails.security}`,
    `Expires: ${securityTxtExpiry(data, today)}T00:00:00.000Z`,
    `Preferred-Languages: ${locale.split('-')[0]}`,
    `Canonical: ${baseUrl}${routes.securityFile}`,
    '',
  ].join('\n')
}
