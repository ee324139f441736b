import { type RefObject, useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'

/** How long after the last key the question is written into the address (ms): browsers count such changes. */
const pause = 500

/**
 * The question of the search page: typed into the field, kept in the address as `?q=`, where Back and shared links find
 * it. Typing changes the entry of the history; a question that was sent keeps an entry of its own. Prerendered HTML knows
 * no question: it is undefined until React has taken over.
 */
export function useQuestion(field: RefObject<HTMLInputElement | null>) {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const [question, setQuestion] = useState<string>()
  const written = useRef('')
  const sent = useRef(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const write = (value: string) => {
    clearTimeout(timer.current)
    if (value === written.current) return
    written.current = value
    const to = value ? `${pathname}?${new URLSearchParams({ q: value })}` : pathname
    void navigate(to, { replace: !sent.current, preventScrollReset: true })
    sent.current = false
  }
  const ask = (value: string) => {
    setQuestion(value)
    clearTimeout(timer.current)
    timer.current = setTimeout(write, pause, value.trim())
  }
  const submit = (value: string) => {
    write(value)
    sent.current = true
  }

  // It is read whenever the address changes.
  useEffect(() => {
    const asked = new URLSearchParams(search).get('q') ?? ''
    if (asked === written.current) return
    clearTimeout(timer.current)
    written.current = asked
    sent.current = true
    if (field.current) field.current.value = asked
    setQuestion(asked)
  }, [search, field])
  // What the address asks, or what was typed before React arrived.
  useEffect(() => {
    setQuestion(field.current?.value ?? '')
    return () => clearTimeout(timer.current)
  }, [field])

  return { question, ask, submit }
}
