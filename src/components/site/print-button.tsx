import { Button } from '#src/components/ui/button.tsx'
import { useUi } from './ui-context.tsx'

/** Opens the browser's print dialog; hidden without JavaScript. */
export function PrintButton() {
  const ui = useUi()
  return (
    <Button variant="outline" size="sm" className="needs-script print:hidden" onClick={() => window.print()}>
      {ui.print}
    </Button>
  )
}
