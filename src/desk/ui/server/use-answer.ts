import { useCallback, useEffect, useState } from 'react'
import { askServer, type NoAnswer } from './ask-server.ts'

/** An answer that is on its way, here, or did not come. */
export interface Answer<Value> {
  value?: Value
  failure?: NoAnswer
  again(): void
}

/** Asks the server for something as long as a component is shown. Without a path nothing is asked. */
export function useAnswer<Value>(path: string | null): Answer<Value> {
  const [state, setState] = useState<{ path: string | null; value?: Value; failure?: NoAnswer }>({ path })
  const [round, setRound] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another round asks again
  useEffect(() => {
    if (path === null) return
    let wanted = true
    askServer<Value>('GET', path).then(
      (value) => wanted && setState({ path, value }),
      (failure: NoAnswer) => wanted && setState({ path, failure }),
    )
    return () => {
      wanted = false
    }
  }, [path, round])
  const again = useCallback(() => setRound((before) => before + 1), [])
  return state.path === path ? { value: state.value, failure: state.failure, again } : { again }
}
