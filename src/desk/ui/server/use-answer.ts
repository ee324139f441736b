import { useCallback, useEffect, useState } from 'react'
import type { Answers, Asks, RequestName } from '../../requests.ts'
import { askServer, type NoAnswer } from './ask-server.ts'

/** An answer that is on its way, here, or did not come. */
export interface Answer<Value> {
  value?: Value
  failure?: NoAnswer
  again(): void
}

/**
 * Asks the server for something as long as a component is shown. With null nothing is asked.
 *
 * @param known what is known of the answer by other ways: with another value it is asked anew
 */
export function useAnswer<Name extends RequestName>(
  name: Name,
  asked: Asks<Name> | null,
  known?: unknown,
): Answer<Answers<Name>> {
  const key = asked && JSON.stringify([name, asked])
  const [state, setState] = useState<{ key: typeof key; value?: Answers<Name>; failure?: NoAnswer }>({ key })
  const [round, setRound] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key is what is asked, another round and what is known ask again
  useEffect(() => {
    if (asked === null) return
    let wanted = true
    askServer(name, asked).then(
      (value) => wanted && setState({ key, value }),
      (failure: NoAnswer) => wanted && setState({ key, failure }),
    )
    return () => {
      wanted = false
    }
  }, [key, round, known])
  const again = useCallback(() => setRound((before) => before + 1), [])
  return state.key === key ? { value: state.value, failure: state.failure, again } : { again }
}
