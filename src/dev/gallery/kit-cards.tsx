import { Card, CardContent, CardDescription, CardFooter, CardHeader, CardTitle } from '#src/ui/card.tsx'
import { Eyebrow } from '#src/ui/eyebrow.tsx'
import { TextLink } from '#src/ui/text-link.tsx'

const looks = ['card', 'ruled', 'plain'] as const

/** A card in each of its looks. */
export default function KitCards() {
  return (
    <div className="dev-grid">
      {looks.map((look) => (
        <Card key={look} look={look}>
          <CardHeader>
            <Eyebrow>look</Eyebrow>
            <CardTitle>{look}</CardTitle>
            <CardDescription>A description in small type.</CardDescription>
          </CardHeader>
          <CardContent>
            <p>Content stands here, as long as it has to be.</p>
          </CardContent>
          <CardFooter>
            <TextLink href="/_gallery" arrow>
              A link at the bottom
            </TextLink>
          </CardFooter>
        </Card>
      ))}
    </div>
  )
}
