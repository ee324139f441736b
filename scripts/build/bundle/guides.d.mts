import type { Plugin } from 'vite'

/** Compiles the guides that are read in the desk to components. */
export function guides(): Plugin
