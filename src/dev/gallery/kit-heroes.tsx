import { hero } from '#src/content/schemas/page.ts'
import { HeroBackdrop } from '#src/pages/home/hero-backdrop.tsx'
import { HomeHero } from '#src/pages/home/home-hero.tsx'
import { Hero } from '#src/site/hero/hero.tsx'

const heroWords = {
  eyebrow: 'Eyebrow',
  subtitle: 'One line under the title, larger than the description.',
  description: 'Two or three sentences under the title. They say what the page is for.',
  ctaText: 'First button',
  ctaLink: '/contact',
  secondaryCtaText: 'Second button',
  secondaryCtaLink: '/approach',
}

const heroWith = (more: object) => ({ ...hero.parse(more), image: undefined })

/** The heroes: of an inner page in both tones, without a drawing, and of the home page. */
export default function KitHeroes() {
  return (
    <>
      <Hero hero={heroWith({ ...heroWords, title: 'Hero, dark', art: 'nomogram' })} seed="/dark" />
      <Hero hero={heroWith({ ...heroWords, title: 'Hero, light', tone: 'light', art: 'arcs' })} seed="/light" />
      <Hero hero={heroWith({ title: 'Hero, words only', tone: 'light', art: 'none' })} seed="/none" />
      <HomeHero hero={heroWith({ ...heroWords, title: 'Hero of the home page' })} backdrop={<HeroBackdrop />} />
    </>
  )
}
