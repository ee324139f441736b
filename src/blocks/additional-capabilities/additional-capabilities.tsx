import type { AdditionalCapabilitiesProps } from '#src/blocks/additional-capabilities/row.ts'
import { Badge } from '#src/ui/badge.tsx'
import { Card, CardTitle } from '#src/ui/card.tsx'
import { Disclosure } from '#src/ui/disclosure.tsx'

/** Four cards, two by two. Each opens its note; the name of the group is shared with the key capabilities. */
export function AdditionalCapabilities({ capabilities, whyLabel }: AdditionalCapabilitiesProps) {
  return (
    <ul className="additional">
      {capabilities.map(({ id, title, description, tag, why }) => {
        const summary = (
          <>
            {whyLabel} <span className="sr-only">{title}</span>
          </>
        )
        return (
          <Card key={id} as="li" look="ruled">
            <div className="flex flex-col items-start justify-between gap-3 sm:flex-row sm:items-center">
              <CardTitle>{title}</CardTitle>
              <Badge variant="outline">{tag}</Badge>
            </div>
            <p className="text-muted">{description}</p>
            <Disclosure id={id} name="why" headingLevel={4} summary={summary}>
              <p>{why}</p>
            </Disclosure>
          </Card>
        )
      })}
    </ul>
  )
}
