import type { Plugin } from 'vite'

/** Lets a stylesheet take in whole folders, so that a new sheet beside its component needs no list. */
export function styleFolders(): Plugin
