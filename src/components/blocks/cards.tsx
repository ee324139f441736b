import { type ReactNode, useRef } from 'react'
import { CardsLook } from '#src/components/ui/cards-look.ts'
import { useEntrance } from '#src/components/ui/use-entrance.ts'
import { classes } from '#src/lib/css-classes.ts'
import type { BlockProps } from '#src/schemas/blocks.ts'

interface CardsProps extends Partial<BlockProps<'Cards'>> {
  children?: ReactNode
}

/** A group of cards. Bento gives the first one most of the room. */
export default function Cards({ columns = 3, numbered, look = 'card', children }: CardsProps) {
  const list = useRef<HTMLUListElement>(null)
  useEntrance(list)
  const layout = look === 'bento' ? 'bento' : `cards-${columns}`
  return (
    <CardsLook value={look === 'bento' ? 'card' : look}>
      <ul ref={list} className={classes('cards', layout, numbered && 'numbered')}>
        {children}
      </ul>
    </CardsLook>
  )
}
