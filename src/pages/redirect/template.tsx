import { BlocksStylesheet } from '#src/site/frame/blocks-stylesheet.tsx'
import { Art } from '#src/site/hero/art.tsx'
import { TextLink } from '#src/ui/text-link.tsx'

/** View model of an address that leads elsewhere, for hosts without redirect rules. */
export interface RedirectView {
  title: string
  text: string
  /** Where the page is now. */
  href: string
  /** The words of the link. */
  link: string
}

/** Says that the page has moved, with a link for everyone who is not taken there. */
export function RedirectTemplate({ view }: { view: RedirectView }) {
  return (
    <>
      <section className="hero on-ink">
        <div className="container-page hero-words">
          <div className="hero-text">
            <h1 tabIndex={-1}>{view.title}</h1>
            <p className="hero-description">{view.text}</p>
            <p>
              <TextLink href={view.href} arrow>
                {view.link}
              </TextLink>
            </p>
          </div>
        </div>
        <Art family="curve" seed={view.href} className="hero-art" />
      </section>
      <BlocksStylesheet />
    </>
  )
}
