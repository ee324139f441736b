import { hero } from '#src/content/schemas/page.ts'
import { Art, type ArtFamily } from '#src/site/hero/art.tsx'

const families = hero.shape.art.unwrap().options.filter((family): family is ArtFamily => family !== 'none')
const seeds = ['/services', '/industries', '/careers']

/** Three drawings of every family, on paper and on ink. */
export default function KitArt() {
  return families.map((family) => (
    <div key={family} className="dev-row">
      <code>{family}</code>
      {seeds.map((seed, index) => (
        <div key={seed} className={index === 0 ? 'dev-art' : 'dev-art on-ink'}>
          <Art family={family} seed={seed} />
        </div>
      ))}
    </div>
  ))
}
