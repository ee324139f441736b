import type { ServiceResourcesProps } from '#src/blocks/service-resources/row.ts'
import { Badge } from '#src/ui/badge.tsx'
import { Card, CardTitle } from '#src/ui/card.tsx'
import { SmartLink } from '#src/ui/smart-link.tsx'

/** How the list, one resource and its three parts are laid out. */
const looks = {
  shelf: {
    list: 'grid gap-6 sm:grid-cols-2 lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none',
    item: 'sm:max-lg:[&:last-child:nth-child(odd)]:col-span-2',
    link: 'flex flex-col gap-3',
    title: '',
    text: '',
    length: 'mt-auto pt-4',
  },
  index: {
    list: '',
    item: 'md:grid md:grid-cols-12 md:gap-x-6',
    link: 'flex flex-col gap-3 md:flex-row md:gap-6',
    title: 'md:col-span-6',
    text: 'md:col-span-4',
    length: 'md:col-span-2 md:text-right',
  },
} as const

/** What to read, watch or hear next. The type is part of the link, so that it is read out with the title. */
export function ServiceResources({ look, items }: ServiceResourcesProps) {
  const on = looks[look]
  return (
    <ul className={on.list}>
      {items.map(({ type, title, text, length, href }) => (
        <Card key={title} as="li" look={look === 'shelf' ? 'card' : 'ruled'} className={on.item}>
          <CardTitle className={on.title}>
            {/* Said in one piece by its name: its parts, each a box of its own, are three links and headings to Orca in Firefox. */}
            <SmartLink href={href} className={on.link} aria-label={`${type} ${title}`}>
              <span className="w-28 shrink-0">
                <Badge variant="secondary">{type}</Badge>
                {'\u00a0'}
              </span>
              <span>{title}</span>
            </SmartLink>
          </CardTitle>
          <p className={`text-sm text-muted ${on.text}`}>{text}</p>
          <p className={`label text-faint ${on.length}`}>{length}</p>
        </Card>
      ))}
    </ul>
  )
}
