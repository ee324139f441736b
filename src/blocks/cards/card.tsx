import { type ReactNode, use } from 'react'
import type { PropsOf } from '#src/blocks/block-definition.ts'
import { CardsLook } from '#src/blocks/cards/cards-look.ts'
import type { card } from '#src/blocks/cards/row.ts'
import { heard } from '#src/body/heard.tsx'
import { CardContent, CardFooter, CardHeader, Card as CardPart, CardTitle } from '#src/ui/card.tsx'
import { Eyebrow } from '#src/ui/eyebrow.tsx'
import { SmartLink } from '#src/ui/smart-link.tsx'
import { TextLink } from '#src/ui/text-link.tsx'

interface CardProps extends PropsOf<typeof card> {
  children?: ReactNode
}

/** One card of a group. Without words for a link, the title is the link and the whole card follows it. */
export function Card({ title, eyebrow, meta, href, linkLabel, interest, children }: CardProps) {
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
          {meta && <span className="label text-accent-2">{heard(meta)}</span>}
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
