import type { ButtonSize, ButtonVariant } from '#src/content/field-types.ts'
import { classes } from '#src/lib/css-classes.ts'

export interface ButtonLook {
  variant?: ButtonVariant | undefined
  size?: ButtonSize | undefined
  className?: string | undefined
}

/** The classes of a button or of a link that looks like one. */
export function buttonClasses({ variant = 'default', size = 'default', className }: ButtonLook): string {
  return classes(
    'button',
    variant !== 'default' && `button-${variant}`,
    size !== 'default' && `button-${size}`,
    className,
  )
}
