import { useEffect } from 'react'
import { useNavigation } from 'react-router-dom'
import { useUi } from '#src/ui/ui-context.tsx'
import { useAnnounce } from './announcer.tsx'

/** Pages that arrive sooner than this are not announced as loading (ms). */
const patience = 500

/** Says, and shows on the scale under the bar, that a page is on its way. */
export function LoadingNotice() {
  const loading = useNavigation().state === 'loading'
  const announce = useAnnounce()
  const ui = useUi()

  useEffect(() => {
    if (!loading) return
    const timer = setTimeout(() => {
      document.documentElement.dataset.loading = ''
      announce(ui.loading)
    }, patience)
    return () => {
      clearTimeout(timer)
      delete document.documentElement.dataset.loading
    }
  }, [loading, announce, ui])

  return null
}
