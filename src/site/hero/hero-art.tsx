import { ResponsiveImage } from '#src/ui/responsive-image.tsx'
import { Art } from './art.tsx'
import type { HeroView } from './hero-actions.tsx'

/** The picture of a hero: the one it names, or the page's own drawing. */
export function HeroArt({ hero, seed, height }: { hero: HeroView; seed: string; height?: number }) {
  if (hero.image) return <ResponsiveImage picture={hero.image} className="hero-art hero-picture" first />
  if (hero.art === 'none') return null
  return <Art family={hero.art} seed={seed} className="hero-art" height={height} />
}
