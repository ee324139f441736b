import { type ReactNode, use } from 'react'
import { CardContent, CardFooter, CardHeader, Card as CardPart, CardTitle } from '#src/components/ui/card.tsx'
import { CardsLook } from '#src/components/ui/cards-look.ts'
import { Eyebrow } from '#src/components/ui/eyebrow.tsx'
import { SmartLink } from '#src/components/ui/smart-link.tsx'
import { TextLink } from '#src/components/ui/text-link.tsx'
import type { BlockProps } from '#src/schemas/blocks.ts'

interface CardProps extends BlockProps<'Card'> {
  children?: ReactNode
}

/** One card of a group. Without words for a link, the title is the link and the whole card follows it. */
export default function Card({ title, eyebrow, meta, href, linkLabel, interest, children }: CardProps) {
  const titleLinks = href && !linkLabel
  return (
    <CardPart as="li" look={use(CardsLook)}>
      <CardHeader>
        {eyebrow && <Eyebrow>{eyebrow}</Eyebrow>}
        <CardTitle>
          {titleLinks ? (
            <SmartLink href={href} interest={interest}>
              {title}
            </SmartLink>
          ) : (
            title
          )}
        </CardTitle>
      </CardHeader>
      {children && <CardContent className="text-sm text-muted">{children}</CardContent>}
      {(meta || linkLabel) && (
        <CardFooter>
          {meta && <span className="label text-accent-2">{meta}</span>}
          {href && linkLabel && (
            <TextLink href={href} interest={interest} arrow>
              {linkLabel}
            </TextLink>
          )}
        </CardFooter>
      )}
    </CardPart>
  )
}
