import { type ComponentType, createElement, lazy, useState } from 'react'
import { words } from '../../words.ts'
import { serverAnswers } from '../server/site-store.ts'
import { Failure } from './failure.tsx'

/**
 * A part of the desk whose code comes when it is first shown. While the server is gone it is waited for: an error would
 * take the whole desk from the screen.
 */
export function lazyView<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let known: ComponentType<Props> | undefined
  const Later = lazy(async () => ({ default: await whenThere(load) }))
  /**
   * Code that has been fetched is shown at once: React (19) keeps the place of what it has to wait for, be it no time at all,
   * for 300 ms (https://github.com/facebook/react/issues/36569).
   */
  // biome-ignore lint/correctness/noComponentHookFactories: made once for each view, when its module is loaded
  function View(props: Props) {
    const [Shown] = useState<ComponentType<Props>>(() => known ?? Later)
    return createElement(Shown, props)
  }
  return Object.assign(View, {
    /** Fetches the code before it is shown. What does not come then is asked for again. */
    async fetch() {
      known ??= await load().catch(() => undefined)
    },
  })
}

async function whenThere<Props>(load: () => Promise<ComponentType<Props>>): Promise<ComponentType<Props>> {
  try {
    return await load()
  } catch {
    await serverAnswers()
    return load().catch(drawAnew)
  }
}

/**
 * Loads the desk anew, for browsers that remember what did not come. What is not saved yet is kept and put back. Where
 * that has been done, what is missing is said: it may be missing every time.
 */
function drawAnew(): Promise<typeof Lost> {
  const [opened] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (opened?.type === 'reload') return Promise.resolve(Lost)
  location.reload()
  return new Promise(() => undefined)
}

const Lost = () => <Failure message={words.server.codeLost} again={() => location.reload()} />
