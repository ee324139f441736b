import type { BlockProps } from '#src/blocks/blocks.ts'
import { classes } from '#src/lib/css-classes.ts'

export interface ButtonLook {
  variant?: BlockProps<'Action'>['variant'] | undefined
  size?: BlockProps<'Action'>['size'] | undefined
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
