/** Where the feeds of categories stand: a folder of their own, so that one rule gives all of them their type. */
export const categoryFeeds = '/briefings/feeds'

/** The address of the feed of a category. */
export function categoryFeed(slug: string): string {
  return `${categoryFeeds}/${slug}.xml`
}
