import { classes } from '#src/lib/css-classes.ts'
import { useUi } from '#src/ui/ui-context.tsx'

/** Opens the browser's print dialog; hidden without JavaScript. `className` decides whether it looks like a button. */
export function PrintButton({ className }: { className: string }) {
  const ui = useUi()
  return (
    <button type="button" className={classes('needs-script print:hidden', className)} data-behavior="print">
      {ui.print}
    </button>
  )
}
