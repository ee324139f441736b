import { builtinEnvironments, type Environment } from 'vitest/runtime'

/** What a worker has where files need a DOM. */
export interface DomWorker {
  /**
   * Opens a window in place of that of the file before: nothing that one keeps or listens to there is met by the next. It
   * is there until then, for what React has still to do.
   */
  openWindow(): Promise<void>
}

/** The environment of files that need a DOM: jsdom is loaded once for all files of a worker, each has its own window. */
export default {
  name: 'dom',
  viteEnvironment: 'client',
  setup(worker: typeof globalThis & Partial<DomWorker>) {
    let close = async () => {}
    worker.openWindow = async () => {
      await close()
      const { teardown } = await builtinEnvironments.jsdom.setup(worker, {})
      close = async () => teardown(worker)
    }
    return { teardown: () => close() }
  },
} satisfies Environment
