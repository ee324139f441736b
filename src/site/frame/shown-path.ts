import { createContext } from 'react'

/** The path of the page on screen: `/404` for the page of unknown addresses. */
export const ShownPath = createContext('')
