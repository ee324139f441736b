import { type ComponentType, lazy } from 'react'
import { serverAnswers } from '../server/site-store.ts'

/**
 * A part of the desk whose code comes when it is first shown. While the server is gone it is waited for: an error would
 * take the whole desk from the screen.
 */
export const lazyView = <Props>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => ({ default: await whenThere(load) }))

async function whenThere<Code>(load: () => Promise<Code>): Promise<Code> {
  try {
    return await load()
  } catch {
    await serverAnswers()
    return load().catch(drawAnew)
  }
}

/** For browsers that remember what did not come. What is not saved yet is kept and put back. */
function drawAnew(): Promise<never> {
  location.reload()
  return new Promise(() => undefined)
}
