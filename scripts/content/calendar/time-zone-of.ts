import type { Site } from '#src/content/schemas/site.ts'
import type { FileResult } from '../model/file-result.ts'

/** The firm's time zone. While `site.json` has errors nothing is published, and any clock will do. */
export function timeZoneOf(results: readonly FileResult[]): string {
  const site = results.find(({ collection }) => collection === 'site')?.value as Site | null | undefined
  return site?.officeHours.timeZone ?? 'UTC'
}
