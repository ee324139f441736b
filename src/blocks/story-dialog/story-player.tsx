import { type ReactNode, useEffect, useState } from 'react'
import type { PropsOf } from '#src/blocks/block-definition.ts'
import type { storyDialog } from '#src/blocks/story-dialog/row.ts'
import { fillWords } from '#src/lib/fill-words.ts'
import { Button } from '#src/ui/button.tsx'
import { Disclosure } from '#src/ui/disclosure.tsx'
import { StoryFrames } from './story-frames.tsx'

/** How long a frame stays, in milliseconds: time to read its caption twice. */
const frameTime = 8000

/** The story with its captions, controls and transcript. It does not run until the visitor starts it. */
export function StoryPlayer({ words }: { words: PropsOf<typeof storyDialog> }) {
  const { captions } = words
  const last = captions.length - 1
  const { frame, playing, show, toggle } = useFrames(last)
  const label = playing ? words.pause : frame === last ? words.replay : words.play

  return (
    <>
      <StoryFrames frame={frame} />
      <p className="story-caption" aria-live={playing ? 'off' : 'polite'}>
        {captions[frame]}
      </p>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <Button variant="hero" onClick={toggle}>
          {label}
        </Button>
        <Step label={words.previous} disabled={frame === 0} onClick={() => show(frame - 1)}>
          ←
        </Step>
        <Step label={words.next} disabled={frame === last} onClick={() => show(frame + 1)}>
          →
        </Step>
        <p className="label text-faint">{fillWords(words.position, { number: frame + 1, total: captions.length })}</p>
      </div>
      <Disclosure summary={words.transcript}>
        {captions.map((caption) => (
          <p key={caption}>{caption}</p>
        ))}
      </Disclosure>
    </>
  )
}

interface StepProps {
  label: string
  disabled: boolean
  onClick: () => void
  children: ReactNode
}

function Step({ label, disabled, onClick, children }: StepProps) {
  return (
    <Button
      variant="outline"
      size="icon"
      aria-label={label}
      aria-disabled={disabled}
      onClick={() => disabled || onClick()}
    >
      <span aria-hidden="true">{children}</span>
    </Button>
  )
}

/** Which frame is shown and whether the story runs. It stops at the last frame. */
function useFrames(last: number) {
  const [frame, setFrame] = useState(0)
  const [running, setRunning] = useState(false)
  const playing = running && frame < last

  useEffect(() => {
    if (!playing) return
    const timer = setTimeout(() => setFrame(frame + 1), frameTime)
    return () => clearTimeout(timer)
  }, [playing, frame])

  const toggle = () => {
    if (frame === last) setFrame(0)
    setRunning(!playing)
  }
  const show = (next: number) => {
    setFrame(next)
    setRunning(false)
  }
  return { frame, playing, show, toggle }
}
