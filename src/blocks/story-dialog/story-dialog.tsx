import { startTransition, useState } from 'react'
import { createPortal } from 'react-dom'
import type { PropsOf } from '#src/blocks/block-definition.ts'
import type { storyDialog } from '#src/blocks/story-dialog/row.ts'
import { StoryFrames } from '#src/blocks/story-dialog/story-frames.tsx'
import { StoryPlayer } from '#src/blocks/story-dialog/story-player.tsx'
import { Button, ButtonLink } from '#src/ui/button.tsx'
import { PageDialog } from '#src/ui/page-dialog.tsx'
import { useUi } from '#src/ui/ui-context.tsx'
import { useLinkButton } from '#src/ui/use-link-button.ts'

/** A poster whose button opens the story. Without script the button is a link to the story’s page. */
export function StoryDialog(words: PropsOf<typeof storyDialog>) {
  const [opening, setOpening] = useState(0)
  const button = useLinkButton(() => startTransition(() => setOpening((before) => before + 1)), {
    'aria-haspopup': 'dialog',
  })
  return (
    <div className="story-poster on-ink">
      <StoryFrames frame={4} />
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3 px-6 pb-6">
        <ButtonLink href={words.href} variant="hero" {...button}>
          {words.label}
        </ButtonLink>
        <p className="needs-script text-sm text-muted">{words.note}</p>
      </div>
      {opening > 0 &&
        createPortal(
          <Story
            key={opening}
            words={words}
            onGone={() => setOpening((latest) => (latest === opening ? 0 : latest))}
          />,
          document.body,
        )}
    </div>
  )
}

function Story({ words, onGone }: { words: PropsOf<typeof storyDialog>; onGone: () => void }) {
  const ui = useUi()
  return (
    <PageDialog className="story-dialog on-ink" aria-labelledby="story-title" onGone={onGone}>
      {(close) => (
        <>
          <div className="flex items-center justify-between gap-4">
            <h2 id="story-title" className="text-xl">
              {words.title}
            </h2>
            <Button variant="ghost" size="sm" onClick={close}>
              {ui.close}
            </Button>
          </div>
          <StoryPlayer words={words} />
        </>
      )}
    </PageDialog>
  )
}
