import { createContext } from 'react'
import type { CardProps } from '#src/ui/card.tsx'

/** The look a group gives to the cards inside it. */
export const CardsLook = createContext<NonNullable<CardProps['look']>>('card')
