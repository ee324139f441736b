import { classes } from '#src/lib/css-classes.ts'
import { useLinkButton } from '#src/ui/use-link-button.ts'

interface ServiceCategoryProps {
  title: string
  description: string
  count: number
  countLabel: string
  pressed: boolean
  href: string
  onSelect: () => void
}

/** A category card: a link into the page while no script runs; the same element is a toggle button from then on. */
export function ServiceCategory({
  title,
  description,
  count,
  countLabel,
  pressed,
  href,
  onSelect,
}: ServiceCategoryProps) {
  const button = useLinkButton(onSelect, { 'aria-pressed': pressed })
  return (
    <a href={href} className={classes('service-category card', pressed && 'on-ink')} {...button}>
      <span className="flex flex-wrap items-start justify-between gap-4">
        <span className="flex-[1_1_8rem] font-display text-xl lg:text-2xl">{title}</span>{' '}
        <span className="text-right">
          <b className="block font-display text-4xl font-light tnum">{count}</b>{' '}
          <span className="label">{countLabel}</span>
        </span>
      </span>
      <div className="text-muted">{description}</div>
    </a>
  )
}
