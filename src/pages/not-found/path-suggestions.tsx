import { TextLink } from '#src/ui/text-link.tsx'

interface PathSuggestionsProps {
  title: string
  links: readonly { href: string; words: string }[]
}

/** Where somebody who mistyped an address may have wanted to go. */
export function PathSuggestions({ title, links }: PathSuggestionsProps) {
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
