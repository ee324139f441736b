import { pictureView } from '#src/content/pictures.ts'
import type { ContentIndex } from '#src/content/queries.ts'
import type { Hero } from '#src/content/schemas/page.ts'
import { fileSize } from '#src/lib/file-size.ts'
import { fillWords } from '#src/lib/fill-words.ts'
import type { HeroView } from '#src/site/hero/hero-actions.tsx'

/** A hero with its picture, and with what its second button downloads, if that is a printed document. */
export function heroView({ image, ...hero }: Hero, content: ContentIndex): HeroView {
  const bytes = hero.secondaryCtaLink && content.download(hero.secondaryCtaLink)
  return {
    ...hero,
    ...(image && { image: pictureView(image, 'image', content) }),
    ...(bytes && { download: fillWords(content.single('documentWords').detail, { size: fileSize(bytes) }) }),
  }
}
