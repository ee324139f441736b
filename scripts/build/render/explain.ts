import type { BuiltPage } from './pages.ts'

/** Something that was asked of the content, in words. */
function inWords(read: string): string {
  if (!read.startsWith('[')) return read
  const [scope, kind, ...of] = JSON.parse(read) as string[]
  if (scope === 'today') return 'the day is another one'
  const what: Record<string, string> = {
    entry: `the entry ${of.join('/')} changed`,
    body: `the text of ${of.join('/')} changed`,
    entries: `an entry of ${of[0]} was added, changed or removed`,
    ask: `the answer to ${of[0]}(${of.slice(1).join(', ')}) is another one`,
  }
  return what[kind as string] ?? `the ${kind} ${of.join(' ')} changed`
}

/** Why a page was made again, or was not: for `npm run build -- --explain /briefings/x`. */
export function explain(path: string, pages: readonly BuiltPage[]): string {
  const found = pages.find(({ page }) => page.path === path)
  if (!found) return `${path}: there is no such page.`
  const { because, made } = found
  if (because === undefined && made === 'kept')
    return `${path} was kept: all it asked of the content has the same answers.`
  const outcome = {
    kept: 'What it shows is the same all the same, so its files were kept.',
    restored: 'An earlier build has made the same page, so its files were taken from the cache.',
    rendered: 'It was rendered.',
  }[made]
  return `${path} was looked at again: ${inWords(because ?? 'its files were not there')}. ${outcome}`
}
