import type { ReactNode } from 'react'
import type { PropsOf } from '#src/blocks/block-definition.ts'
import type { callToAction } from '#src/blocks/call-to-action/row.ts'
import { classes } from '#src/lib/css-classes.ts'

interface CallToActionProps extends Omit<PropsOf<typeof callToAction>, 'tone'> {
  tone?: PropsOf<typeof callToAction>['tone']
  children?: ReactNode
}

/** The closing band of a page, ruled like a sheet of ratio paper. */
export function CallToAction({ title, text, tone = 'ink', children }: CallToActionProps) {
  return (
    <section className={classes('call', `call-${tone}`, tone !== 'vellum' && 'on-ink')}>
      <div className="container-page grid gap-x-6 gap-y-8 lg:grid-cols-[7fr_5fr] lg:items-end">
        <h2>{title}</h2>
        <div>
          {text && <p className="section-intro">{text}</p>}
          <div className="actions">{children}</div>
        </div>
      </div>
    </section>
  )
}
