import { useEffect, useState } from 'react'
import { answer, isQuestion, type SearchAnswer, type Shown } from './answer.ts'
import { searchIndex } from './open-index.ts'

/** What stands under the field: the last answer stays until the next one is there. */
export interface AnswerState {
  phase: 'idle' | 'loading' | 'offline' | 'done'
  answer?: SearchAnswer
  /** Asks again, after a lost connection. */
  retry: () => void
}

/** An answer that takes longer than this is said to be on its way (ms). */
const patience = 250

/** Answers a question as it is typed. Asks again by itself when the connection is back. `shown` must not change each time. */
export function useAnswer(question: string, shown: Shown): AnswerState {
  const [state, setState] = useState<Omit<AnswerState, 'retry'>>({ phase: 'idle' })
  const [attempt, setAttempt] = useState(0)
  const retry = () => setAttempt((count) => count + 1)

  // biome-ignore lint/correctness/useExhaustiveDependencies: an attempt asks the same again
  useEffect(() => {
    if (!isQuestion(question)) return setState({ phase: 'idle' })
    let current = true
    const say = (next: Omit<AnswerState, 'retry'>) => {
      clearTimeout(timer)
      if (current) setState((before) => ({ ...before, ...next }))
    }
    const timer = setTimeout(say, patience, { phase: 'loading' })
    const ask = async () => {
      const index = await searchIndex()
      if (index.pause > 0) await new Promise((resolve) => setTimeout(resolve, index.pause))
      if (current) say({ phase: 'done', answer: await answer(index, question, shown) })
    }
    ask().catch(() => say({ phase: 'offline' }))
    return () => {
      current = false
      clearTimeout(timer)
    }
  }, [question, shown, attempt])

  useEffect(() => {
    if (state.phase !== 'offline') return
    window.addEventListener('online', retry)
    return () => window.removeEventListener('online', retry)
  })

  return { ...state, retry }
}
