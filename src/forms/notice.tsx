import { type ReactNode, useEffect, useRef } from 'react'

export interface NoticeProps {
  tone: 'error' | 'success'
  title: string
  /** What a screen reader says of the box, where its title alone would say too little. */
  name?: string
  /** The focus moves here whenever this changes, and when the notice appears. */
  moment?: number | boolean | undefined
  children?: ReactNode
}

/** A box that reports what happened and takes the focus, so that it is neither overlooked nor unheard. */
export function Notice({ tone, title, name = title, moment, children }: NoticeProps) {
  const box = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new moment is the reason to take the focus again
  useEffect(() => box.current?.focus(), [moment])
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be read as a part of the form
    <div ref={box} role="group" aria-label={name} tabIndex={-1} className="notice" data-tone={tone}>
      <h3 className="notice-title">{title}</h3>
      {children}
    </div>
  )
}
