import { useEffect } from 'react'
import type { NotFoundWords } from '#src/content/schemas/page.ts'
import { fillWords } from '#src/lib/fill-words.ts'
import { currentLink } from '#src/site/frame/active-link.ts'
import { TextLink } from '#src/ui/text-link.tsx'
import { useHydrated } from '#src/ui/use-hydrated.ts'
import { similarPaths } from './similar-paths.ts'

export interface MissingPageProps {
  words: Pick<NotFoundWords, 'attempted' | 'suggestions' | 'retired'>
  /** Every page of the site, for suggestions. */
  pages: { path: string; title: string }[]
  /** Services without a page of their own: the address people may know, the name, and where they are described. */
  retired: { path: string; name: string; href: string }[]
}

/** What to offer somebody who asked for `path`: the retired service it names, else pages with a similar address. */
export function suggestionsFor(path: string, { pages, retired, words }: MissingPageProps) {
  const service = retired.find((entry) => entry.path === path.replace(/(?<=.)\/+$/, ''))
  if (service) return [{ href: service.href, words: fillWords(words.retired, { name: service.name }) }]
  return similarPaths(path, pages).map((page) => ({ href: page.path, words: page.title }))
}

/** The address that was asked for is known only in the browser: the same file answers every unknown one. */
export function MissingPage(props: MissingPageProps) {
  const hydrated = useHydrated()
  useEffect(() => {
    const { pathname } = window.location
    // biome-ignore lint/suspicious/noConsole: the attempted path is logged on purpose (specified behavior of the 404 page)
    console.info(`404: ${pathname}`)
    markMenus(pathname)
  }, [])
  if (!hydrated) return null
  const { pathname } = window.location
  return (
    <>
      <p className="label mt-6 text-faint">
        {props.words.attempted} <code className="normal-case text-body">{pathname}</code>
      </p>
      <PathSuggestions title={props.words.suggestions} links={suggestionsFor(pathname, props)} />
    </>
  )
}

interface PathSuggestionsProps {
  title: string
  links: readonly { href: string; words: string }[]
}

/** Where somebody who mistyped an address may have wanted to go. */
function PathSuggestions({ title, links }: PathSuggestionsProps) {
  if (links.length === 0) return null
  return (
    <div>
      <h2 className="label text-faint">{title}</h2>
      <ul className="mt-3">
        {links.map((link) => (
          <li key={link.href} className="py-1">
            <TextLink href={link.href} arrow>
              {link.words}
            </TextLink>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Marks in the menus what an unknown address would belong to: they were rendered before anybody asked for it. */
function markMenus(path: string): void {
  for (const item of document.querySelectorAll<HTMLElement>('header nav :is(a[href], [data-href])')) {
    const href = item.dataset.href ?? item.getAttribute('href') ?? ''
    const current = href !== '/' && currentLink(path, { href })
    if (current) item.setAttribute('aria-current', current)
  }
}
