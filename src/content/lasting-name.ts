/** The name by which feed readers and calendars know an entry, whatever its file is called since. */
export function lastingName({ slug, data }: { slug: string; data: { knownAs?: string | undefined } }): string {
  return data.knownAs ?? slug
}
