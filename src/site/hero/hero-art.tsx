import type { Hero } from '#src/content/schemas/page.ts'
import { Art } from './art.tsx'

/** The picture of a hero: the one it names, or the page's own drawing. */
export function HeroArt({ hero, seed, height }: { hero: Hero; seed: string; height?: number }) {
  if (hero.imageUrl) return <img src={hero.imageUrl} alt={hero.imageAlt} className="hero-art" />
  if (hero.art === 'none') return null
  return <Art family={hero.art} seed={seed} className="hero-art" height={height} />
}
