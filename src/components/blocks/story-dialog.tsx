import { type KeyboardEvent, type MouseEvent, useEffect, useRef, useState } from 'react'
import { StoryFrames } from '#src/components/entries/story-frames.tsx'
import { StoryPlayer } from '#src/components/entries/story-player.tsx'
import { useUi } from '#src/components/site/ui-context.tsx'
import { Button, ButtonLink } from '#src/components/ui/button.tsx'
import { useHydrated } from '#src/lib/use-hydrated.ts'
import type { BlockProps } from '#src/schemas/blocks.ts'

/** A poster whose button opens the story. Without script the button is a link to the story’s page. */
export default function StoryDialog(words: BlockProps<'StoryDialog'>) {
  const [open, setOpen] = useState(false)
  const roles = useHydrated() ? ({ role: 'button', 'aria-haspopup': 'dialog' } as const) : {}
  const start = (event: MouseEvent | KeyboardEvent) => {
    event.preventDefault()
    setOpen(true)
  }
  return (
    <div className="story-poster on-ink">
      <StoryFrames frame={4} />
      <div className="story-poster-foot">
        <ButtonLink
          href={words.href}
          variant="hero"
          {...roles}
          onClick={(event) => isPlain(event) && start(event)}
          onKeyDown={(event) => event.key === ' ' && start(event)}
        >
          {words.label}
        </ButtonLink>
        <p className="text-sm text-muted">{words.note}</p>
      </div>
      {open && <Dialog words={words} onClose={() => setOpen(false)} />}
    </div>
  )
}

/** Opening in a new tab or window stays with the browser. */
function isPlain(event: MouseEvent): boolean {
  return event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
}

/** The browser keeps the focus inside, closes on Escape and gives the focus back. */
function Dialog({ words, onClose }: { words: BlockProps<'StoryDialog'>; onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null)
  const { close } = useUi()
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal()
  }, [])
  return (
    <dialog ref={dialog} closedby="any" className="story-dialog on-ink" aria-labelledby="story-title" onClose={onClose}>
      <header>
        <h2 id="story-title" className="text-xl">
          {words.title}
        </h2>
        <Button variant="ghost" size="sm" onClick={() => dialog.current?.close()}>
          {close}
        </Button>
      </header>
      <StoryPlayer words={words} />
    </dialog>
  )
}
