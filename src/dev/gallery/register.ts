import type { ElementType } from 'react'
import { knowParts } from '#src/blocks/loaded-blocks.ts'

/** The parts of the kit, shown by the gallery as if they were blocks. */
const galleryBlocks: Record<string, () => Promise<ElementType>> = {
  GalleryButtons: () => import('./kit-buttons.tsx').then((module) => module.default),
  GalleryCards: () => import('./kit-cards.tsx').then((module) => module.default),
  GalleryFields: () => import('./kit-fields.tsx').then((module) => module.default),
  GalleryText: () => import('./kit-text.tsx').then((module) => module.default),
  GalleryFigures: () => import('./kit-figures.tsx').then((module) => module.default),
  GalleryNotices: () => import('./kit-notices.tsx').then((module) => module.default),
  GallerySearch: () => import('./kit-search.tsx').then((module) => module.default),
  GalleryArt: () => import('./kit-art.tsx').then((module) => module.default),
  GalleryHeroes: () => import('./kit-heroes.tsx').then((module) => module.default),
  GalleryArchive: () => import('./kit-archive.tsx').then((module) => module.default),
}

/** Makes the gallery's parts known to the renderer, on the server and in the browser. Development only. */
export function registerGallery(): void {
  knowParts(galleryBlocks)
}
