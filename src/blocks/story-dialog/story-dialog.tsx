import { startTransition, useEffect, useRef, useState } from 'react'
import type { PropsOf } from '#src/blocks/block-definition.ts'
import type { storyDialog } from '#src/blocks/story-dialog/row.ts'
import { StoryFrames } from '#src/blocks/story-dialog/story-frames.tsx'
import { StoryPlayer } from '#src/blocks/story-dialog/story-player.tsx'
import { Button, ButtonLink } from '#src/ui/button.tsx'
import { useUi } from '#src/ui/ui-context.tsx'
import { useLinkButton } from '#src/ui/use-link-button.ts'

/** A poster whose button opens the story. Without script the button is a link to the story’s page. */
export function StoryDialog(words: PropsOf<typeof storyDialog>) {
  const [open, setOpen] = useState(false)
  const button = useLinkButton(() => startTransition(() => setOpen(true)), { 'aria-haspopup': 'dialog' })
  return (
    <div className="story-poster on-ink">
      <StoryFrames frame={4} />
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3 px-6 pb-6">
        <ButtonLink href={words.href} variant="hero" {...button}>
          {words.label}
        </ButtonLink>
        <p className="needs-script text-sm text-muted">{words.note}</p>
      </div>
      {open && <Dialog words={words} onClose={() => setOpen(false)} />}
    </div>
  )
}

/** The browser keeps the focus inside, closes on Escape and gives the focus back. */
function Dialog({ words, onClose }: { words: PropsOf<typeof storyDialog>; onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null)
  const { close } = useUi()
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal()
  }, [])
  return (
    <dialog ref={dialog} closedby="any" className="story-dialog on-ink" aria-labelledby="story-title" onClose={onClose}>
      <header className="flex items-center justify-between gap-4">
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
