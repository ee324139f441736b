import { buttonSize, buttonVariant } from '#src/content/field-types.ts'
import { Badge, type BadgeProps } from '#src/ui/badge.tsx'
import { Button, ButtonLink } from '#src/ui/button.tsx'

const badges: BadgeProps['variant'][] = ['default', 'secondary', 'destructive', 'outline']

/** Every button variant in every size, and the badges. */
export default function KitButtons() {
  return (
    <>
      {buttonVariant.options.map((variant) => (
        <div key={variant} className="dev-row">
          <code>{variant}</code>
          {buttonSize.options.map((size) => (
            <Button key={size} variant={variant} size={size} aria-label={size === 'icon' ? variant : undefined}>
              {size === 'icon' ? '+' : size}
            </Button>
          ))}
          <Button variant={variant} disabled>
            disabled
          </Button>
        </div>
      ))}
      <div className="dev-row">
        <code>ButtonLink</code>
        <ButtonLink href="/contact">A link that looks like a button</ButtonLink>
      </div>
      <div className="dev-row">
        <code>Badge</code>
        {badges.map((variant) => (
          <Badge key={variant} variant={variant}>
            {variant}
          </Badge>
        ))}
      </div>
    </>
  )
}
