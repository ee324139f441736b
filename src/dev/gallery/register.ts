import { type BlockComponent, vocabulary } from '#src/blocks/parts.ts'

/** The parts of the kit, shown by the gallery as if they were blocks. */
const galleryBlocks: Record<string, () => Promise<{ default: BlockComponent }>> = {
  GalleryButtons: () => import('./kit-buttons.tsx'),
  GalleryCards: () => import('./kit-cards.tsx'),
  GalleryFields: () => import('./kit-fields.tsx'),
  GalleryText: () => import('./kit-text.tsx'),
  GalleryFigures: () => import('./kit-figures.tsx'),
  GalleryNotices: () => import('./kit-notices.tsx'),
  GalleryArt: () => import('./kit-art.tsx'),
  GalleryHeroes: () => import('./kit-heroes.tsx'),
}

/** Makes the gallery's parts known to the renderer, on the server and in the browser. Development only. */
export function registerGallery(): void {
  Object.assign(vocabulary, galleryBlocks)
}
