import { type ComponentProps, type RefObject, useEffect, useRef, useState } from 'react'
import { fillWords } from '#src/lib/fill-words.ts'
import { ContactField, type FieldSource } from './contact-field.tsx'
import { limits } from './limits.ts'

const { min, max } = limits.message

type TextareaProps = ComponentProps<'textarea'>

/** How long typing has to rest before the count is read out. */
const restMs = 1500

/** The message, with its length on a ratio scale: the two limits are two decades apart. */
export function MessageField({ announce, ...source }: FieldSource & { announce: (text: string) => void }) {
  const field = useRef<HTMLDivElement>(null)
  const count = useMessageLength(field)
  const words = fillWords(source.words.counter, { count, max })

  useEffect(() => {
    // A text that was put in by a link is not typing.
    if (!field.current?.contains(document.activeElement)) return
    const timer = setTimeout(() => announce(words), restMs)
    return () => clearTimeout(timer)
  }, [announce, words])

  return (
    <div ref={field}>
      <ContactField {...source} name="message">
        {(control) => <textarea rows={7} {...(control as TextareaProps)} />}
      </ContactField>
      <div className="message-count">
        <MessageRule count={count} />
        <p className="tnum" data-over={count > max || undefined}>
          {words}
        </p>
      </div>
    </div>
  )
}

/** Follows the text itself, which is there before the rules are. */
function useMessageLength(field: RefObject<HTMLDivElement | null>): number {
  const [length, setLength] = useState(0)
  useEffect(() => {
    const text = field.current?.querySelector('textarea')
    if (!text) return
    const read = () => setLength(text.value.length)
    const clear = () => setLength(0)
    read()
    text.addEventListener('input', read)
    text.form?.addEventListener('reset', clear)
    return () => {
      text.removeEventListener('input', read)
      text.form?.removeEventListener('reset', clear)
    }
  }, [field])
  return length
}

const decades = Math.log10(max)

/** Where a count stands on the scale, in per cent: 1 at the left edge, the maximum at the right one. */
function position(count: number): number {
  return Math.min(Math.log10(Math.max(count, 1)) / decades, 1) * 100
}

const ticks = [1, 10, 100].flatMap((decade) => [1, 2, 3, 4, 5, 6, 7, 8, 9].map((step) => decade * step)).concat(max)

/** The length of the message on a logarithmic rule. Decorative: the count stands beside it in figures. */
function MessageRule({ count }: { count: number }) {
  const state = count > max ? 'over' : count >= min ? 'enough' : undefined
  return (
    <svg className="message-rule" aria-hidden="true" data-state={state}>
      <rect className="message-length" width={`${position(count)}%`} height="3" />
      {ticks.map((tick) => (
        <rect
          key={tick}
          x={`${position(tick) * 0.998}%`}
          width="1"
          height={Number.isInteger(Math.log10(tick)) ? 12 : 6}
        />
      ))}
    </svg>
  )
}
