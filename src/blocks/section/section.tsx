import type { ReactNode } from 'react'
import type { PropsOf } from '#src/blocks/block-definition.ts'
import type { section } from '#src/blocks/section/row.ts'
import { classes } from '#src/lib/css-classes.ts'
import { kebabCase } from '#src/lib/kebab-case.ts'
import { Eyebrow } from '#src/ui/eyebrow.tsx'

export interface SectionProps extends Partial<PropsOf<typeof section>> {
  className?: string
  children?: ReactNode
}

/** A part of the page with its own surface and, if it has a title, its own heading: an h2, so parts inside start at h3. */
export function Section({
  title,
  eyebrow,
  intro,
  id,
  tone = 'paper',
  layout = 'stack',
  className,
  children,
}: SectionProps) {
  const anchor = id ?? (title && kebabCase(title))
  const hasHeader = Boolean(title || eyebrow || intro)
  // Without a heading it is no part of the outline.
  const Part = title ? 'section' : 'div'
  return (
    <Part id={anchor} className={classes('section', `tone-${tone}`, tone === 'ink' && 'on-ink', className)}>
      <div className={classes('container-page', `section-${layout}`)}>
        {hasHeader && (
          <div className="section-head">
            {eyebrow && <Eyebrow>{eyebrow}</Eyebrow>}
            {title && <h2>{title}</h2>}
            {intro && <p className="section-intro">{intro}</p>}
          </div>
        )}
        <div className="section-body flow">{children}</div>
      </div>
    </Part>
  )
}
