import { useEffect, useReducer, useRef, useState } from 'react'
import { EngineDiagram } from '#src/blocks/transformation-os/engine-diagram.tsx'
import {
  advance,
  choose,
  initialState,
  levelThreshold,
  type TransformationState,
} from '#src/blocks/transformation-os/experience.ts'
import type { TransformationOSProps } from '#src/blocks/transformation-os/row.ts'
import { useAutoAdvance } from '#src/blocks/transformation-os/use-auto-advance.ts'
import { XpRule } from '#src/blocks/transformation-os/xp-rule.tsx'
import type { TransformationStep } from '#src/content/schemas/approach.ts'
import { fillWords } from '#src/lib/fill-words.ts'
import { announce } from '#src/site/frame/announcer.tsx'
import { Button } from '#src/ui/button.tsx'
import { ClaimNote, type ClaimNoteData } from '#src/ui/claim-note.tsx'

type Action = { type: 'advance'; count: number } | { type: 'choose'; step: number }

const reduce = (state: TransformationState, action: Action) =>
  action.type === 'advance' ? advance(state, action.count) : choose(state, action.step)

/** Milliseconds after which the XP figure appears. */
const xpDelay = 500

function Progress({ steps, words }: { steps: TransformationStep[]; words: TransformationOSProps }) {
  const done = steps.filter((step) => step.isCompleted).length
  return (
    <div className="grid gap-[0.4rem]">
      <progress className="sr-only" aria-label={words.progressLabel} value={done} max={steps.length} />
      <svg className="h-[2px] w-full" viewBox="0 0 100 2" preserveAspectRatio="none" aria-hidden="true">
        <rect className="fill-hairline" width="100" height="2" />
        <rect className="fill-copper-400" width={(done / steps.length) * 100} height="2" />
      </svg>
      <span className="label">
        {fillWords(words.progress, { done, all: steps.length })}
        <span className="spoken">, </span>
      </span>
    </div>
  )
}

function Score({ state, words }: { state: TransformationState; words: TransformationOSProps }) {
  const [visible, setVisible] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setVisible(true), xpDelay)
    return () => clearTimeout(timer)
  }, [])
  return (
    <div className="os-score" data-visible={visible}>
      <XpRule xp={state.xp} levelAt={levelThreshold} />
      <p className="label flex justify-between">
        <span>
          {fillWords(words.level, { level: state.level })}
          <span className="spoken">, </span>
        </span>
        <span className="tnum">{fillWords(words.xp, { xp: state.xp })}</span>
      </p>
    </div>
  )
}

interface StepItemProps {
  step: TransformationStep
  active: boolean
  words: TransformationOSProps
  onChoose: () => void
}

/**
 * A step and what happens in it. All six stay in view, so that nothing moves when the next one becomes active. Without
 * script they are six plain sections.
 */
function StepItem({ step, active, words, onChoose }: StepItemProps) {
  const number = (
    <span className="label">{fillWords(words.stepNumber, { number: step.id, all: words.steps.length })}</span>
  )
  return (
    <li className="os-step" data-active={active} data-color={step.color}>
      <button type="button" className="needs-script" aria-current={active ? 'step' : undefined} onClick={onChoose}>
        {number}
        <span className="os-step-title">{step.title}</span>
      </button>
      <div className="without-script">
        {number}
        <h3 className="os-step-title">{step.title}</h3>
      </div>
      <p className="max-w-[54ch]">{step.description}</p>
      <p className="label">{fillWords(words.reward, { xp: step.completionXP })}</p>
    </li>
  )
}

/** A figure laid over the drawing of the hero above. */
function Overlay({ overlay, words }: { overlay: ClaimNoteData; words: TransformationOSProps }) {
  return (
    <p className="os-overlay">
      <b className="tnum inline-block font-display text-4xl/none font-light">{overlay.value}</b>
      <ClaimNote {...overlay} />
      <span className="label mt-2 block text-muted">{words.overlayLabel}</span>
    </p>
  )
}

/** Six steps that advance every five seconds, a score for those who choose, and the engine that turns with them. */
export function TransformationOS(props: TransformationOSProps) {
  const { steps, overlay } = props
  const [state, dispatch] = useReducer(reduce, initialState)
  const area = useRef<HTMLDivElement>(null)
  const { playing, toggle, restart } = useAutoAdvance(area, () => dispatch({ type: 'advance', count: steps.length }))
  const select = (step: TransformationStep) => {
    const next = choose(state, step.id)
    dispatch({ type: 'choose', step: step.id })
    restart()
    if (next.level > state.level) announce(props.levelUp)
    else if (!playing) announce(step.title)
  }
  return (
    <div className="grid gap-x-16 gap-y-12 lg:grid-cols-[7fr_5fr]">
      <Overlay overlay={overlay} words={props} />
      <div ref={area}>
        <div className="os-bar needs-script">
          <Button variant="outline" size="sm" onClick={toggle}>
            {playing ? props.pause : props.play}
          </Button>
          <Progress steps={steps} words={props} />
          <Score state={state} words={props} />
        </div>
        <ol className="mt-10" aria-label={props.label}>
          {steps.map((step) => (
            <StepItem
              key={step.id}
              step={step}
              active={step.id === state.active}
              words={props}
              onChoose={() => select(step)}
            />
          ))}
        </ol>
      </div>
      <EngineDiagram
        active={state.active}
        count={steps.length}
        color={steps.find(({ id }) => id === state.active)?.color}
      />
    </div>
  )
}
