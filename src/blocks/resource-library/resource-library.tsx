import type { LibraryFile, LibraryItem, LibraryLink, ResourceLibraryProps } from '#src/blocks/resource-library/row.ts'
import * as routes from '#src/lib/routes.ts'
import { ButtonLink } from '#src/ui/button.tsx'
import { TagList } from '#src/ui/tag-list.tsx'
import { TextLink } from '#src/ui/text-link.tsx'

/** An index of documents in groups. A ruler over each group shows how large its documents are. */
export function ResourceLibrary({ groups, scaleLabel }: ResourceLibraryProps) {
  return groups.map(({ id, name, text, items }) => (
    <section key={id} id={id} className="library" aria-labelledby={`${id}-title`}>
      <div className="grid gap-x-6 gap-y-2 lg:grid-cols-12">
        <h3 id={`${id}-title`} className="text-2xl lg:col-span-6">
          {name}
        </h3>
        <p className="measure self-end text-muted lg:col-span-6">{text}</p>
      </div>
      <SizeRule sizes={items.map(({ megabytes }) => megabytes)} label={scaleLabel} />
      <ol>
        {items.map((item) => (
          <Item key={item.slug} item={item} />
        ))}
      </ol>
    </section>
  ))
}

function Item({ item }: { item: LibraryItem }) {
  const { slug, title, description, type, tags, contents, contentsLabel, size, link } = item
  return (
    <li id={slug} className="rule-top grid gap-x-6 gap-y-4 pt-7 pb-5 lg:grid-cols-12">
      <p className="label text-accent lg:col-span-2">{type}</p>
      <div className="lg:col-span-6">
        <h4 className="card-title">{title}</h4>
        <p className="measure my-3 text-muted">{description}</p>
        <TagList items={tags} />
      </div>
      <div className="text-sm lg:col-span-4">
        <p className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
          <span>{size}</span> <Get link={link} title={title} />{' '}
          {link.kind === 'request' && link.preview && <Preview file={link.preview} />}
        </p>
        <details className="disclosure">
          <summary>{contentsLabel}</summary>
          <ol className="pb-4">
            {contents.map((part) => (
              <li key={part} className="rule-top py-2">
                {part}
              </li>
            ))}
          </ol>
        </details>
      </div>
    </li>
  )
}

function Get({ link, title }: { link: LibraryLink; title: string }) {
  if (link.kind === 'request')
    return (
      <TextLink href={routes.contactPage} interest="other" about={link.about} arrow>
        {link.label}
        <span className="sr-only">{` (${title})`}</span>
      </TextLink>
    )
  return (
    <ButtonLink href={link.href} download size="sm">
      {link.label}
      <span className="sr-only">{` (${link.detail})`}</span>
    </ButtonLink>
  )
}

function Preview({ file: { href, label, detail } }: { file: LibraryFile }) {
  return (
    <TextLink href={href} download arrow="down">
      {label}
      <span className="sr-only">{` (${detail})`}</span>
    </TextLink>
  )
}

/** Where a size stands on a ratio scale from 1 to 10 megabytes, in per cent of the width. */
const place = (megabytes: number) => `${Math.round(Math.log10(Math.min(10, Math.max(1, megabytes))) * 1000) / 10}%`

/** Tenths up to 2, fifths up to 5, halves up to 10, as on a slide rule. */
const tenths = Array.from({ length: 91 }, (_, index) => index + 10).filter(
  (tenth) => tenth % (tenth < 20 ? 1 : tenth < 50 ? 2 : 5) === 0,
)
const height = (tenth: number) => (tenth % 10 === 0 ? 24 : tenth % 5 === 0 ? 16 : 10)
const at = (tenth: number) => Math.round(Math.log10(tenth / 10) * 1000)
/** Each stroke begins where the one before it began and goes on from there: short, and alike. */
const ticks = tenths
  .map((tenth, index) => {
    const before = tenths[index - 1]
    return `${before ? `m${at(tenth) - at(before)} ${height(before)}` : 'M0 24'}v-${height(tenth)}`
  })
  .join('')
const numbers = [1, 2, 3, 4, 5, 7]

/** A slide rule with one cursor for each size. The words beside every item say the same. */
function SizeRule({ sizes, label }: { sizes: number[]; label: string }) {
  return (
    <svg className="size-rule" fill="currentcolor" textAnchor="middle" aria-hidden="true">
      <svg viewBox="0 0 1000 24" preserveAspectRatio="none" y="52" height="24" aria-hidden="true">
        <path d={ticks} stroke="currentcolor" vectorEffect="non-scaling-stroke" />
      </svg>
      <g transform="translate(0 44)">
        {numbers.map((number) => (
          <text key={number} x={place(number)} textAnchor={number === 1 ? 'start' : undefined}>
            {number}
          </text>
        ))}
        <text x="100%" textAnchor="end">
          {label}
        </text>
      </g>
      <g className="text-accent-2">
        {sizes.map((size) => (
          <svg key={size} x={place(size)} aria-hidden="true">
            <path d="M-1 20h2v56h-2" />
            <text y="14">{size.toFixed(1)}</text>
          </svg>
        ))}
      </g>
    </svg>
  )
}
