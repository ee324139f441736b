import { createContext, useContext } from 'react'

/** The path of the page: `/404` for the page of unknown addresses. */
export const ShownPath = createContext('')

/** The path by which the menus mark where the reader is. */
export const useShownPath = () => useContext(ShownPath)
