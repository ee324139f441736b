import type { Plugin } from 'vite'

/** Replaces `@import "folder/*.css"` by one import for each sheet of the folder. CSS itself imports single files only. */
export function expandFolderImports(css: string, file: string): string

/** Lets a stylesheet take in whole folders, so that a new sheet beside its component needs no list. */
export function styleFolders(): Plugin
