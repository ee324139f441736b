import { useUi } from '#src/ui/ui-context.tsx'

/** Copies the address of the page; hidden without JavaScript. */
export function CopyLink() {
  const ui = useUi()
  return (
    <button
      type="button"
      className="needs-script text-link"
      data-behavior="copy-link"
      data-copied={ui.copied}
      data-not-copied={ui.notCopied}
    >
      {ui.copyLink}
    </button>
  )
}
