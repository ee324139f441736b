import type { LegalWords } from '#src/content/schemas/legal-words.ts'
import { ButtonLink } from '#src/ui/button.tsx'

export type Banner = LegalWords['banners'][keyof LegalWords['banners']]

/** The banner that closes a legal text. */
export function ClosingBanner({ banner }: { banner: Banner }) {
  return (
    <div className="on-ink legal-banner">
      <div className="container-page grid gap-5 py-16">
        <h2 className="text-2xl">{banner.title}</h2>
        <p className="max-w-[56ch]">{banner.text}</p>
        <div className="flex flex-wrap gap-4">
          <ButtonLink href={banner.primary.href} about={banner.primary.about} variant="hero">
            {banner.primary.label}
          </ButtonLink>
          <ButtonLink href={banner.secondary.href} variant="outline">
            {banner.secondary.label}
          </ButtonLink>
        </div>
      </div>
    </div>
  )
}
