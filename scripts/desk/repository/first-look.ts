import type { ChangeWatch } from './change-watch.ts'
import type { Repository } from './repository.ts'

/** So long what was found for a page that was sent is taken for what its window asks first, in milliseconds. */
const patience = 1000

/** What a window asks git first: looked for when its page is sent, while it reads its scripts. */
export function firstLook(repository: Repository, watch: Pick<ChangeWatch, 'look'>) {
  const look = async () => {
    await repository.open()
    const [state] = await Promise.all([repository.state(), watch.look()])
    return state
  }
  let begun: ReturnType<typeof look> | undefined
  let timer: NodeJS.Timeout | undefined
  const forget = () => {
    clearTimeout(timer)
    begun = undefined
  }
  return {
    begin() {
      forget()
      begun = look()
      // What went wrong is told to whoever asks.
      begun.catch(() => undefined)
      timer = setTimeout(forget, patience).unref()
    },
    /** The state of the repository, once it was looked at what differs from its last commit. */
    take() {
      const looking = begun ?? look()
      forget()
      return looking
    },
  }
}
