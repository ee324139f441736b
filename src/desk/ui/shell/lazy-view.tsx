import { type ComponentType, lazy } from 'react'
import { words } from '../../words.ts'
import { serverAnswers } from '../server/site-store.ts'
import { Failure } from './failure.tsx'

/**
 * A part of the desk whose code comes when it is first shown. While the server is gone it is waited for: an error would
 * take the whole desk from the screen.
 */
export function lazyView<Props>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async () => ({ default: await whenThere(load) }))
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
