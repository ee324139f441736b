import type { ReactNode } from 'react'
import type { PropsOf } from '#src/blocks/block-definition.ts'
import { CardsLook } from '#src/blocks/cards/cards-look.ts'
import type { cards } from '#src/blocks/cards/row.ts'
import { classes } from '#src/lib/css-classes.ts'

interface CardsProps extends Partial<PropsOf<typeof cards>> {
  children?: ReactNode
}

/** A group of cards. Bento gives the first one most of the room. */
export function Cards({ columns = 3, numbered, look = 'card', children }: CardsProps) {
  const layout = look === 'bento' ? 'bento' : `cards-${columns}`
  return (
    <CardsLook value={look === 'bento' ? 'card' : look}>
      <ul data-behavior="entrance" className={classes('cards', layout, numbered && 'numbered')}>
        {children}
      </ul>
    </CardsLook>
  )
}
