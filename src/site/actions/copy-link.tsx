import { useState } from 'react'
import { useAnnounce } from '#src/site/frame/announcer.tsx'
import { useUi } from '#src/ui/ui-context.tsx'

/** Copies the address of the page; hidden without JavaScript. */
export function CopyLink() {
  const ui = useUi()
  const announce = useAnnounce()
  const [copied, setCopied] = useState(false)
  const copy = async () => {
    await navigator.clipboard.writeText(location.origin + location.pathname)
    setCopied(true)
    announce(ui.copied)
  }
  return (
    <button type="button" className="needs-script text-link" onClick={() => void copy()}>
      {copied ? ui.copied : ui.copyLink}
    </button>
  )
}
