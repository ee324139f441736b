/** Runs tasks side by side, a limited number at a time. */
export interface TaskPool {
  /** Starts a task; resolves as soon as the next one may be started. Throws when an earlier task has failed. */
  add(task: () => Promise<void>): Promise<void>
  /** Resolves when all tasks are done. Throws the first failure. */
  done(): Promise<void>
}

/** Opens a pool for so many tasks at a time. */
export function openTaskPool(limit: number): TaskPool {
  const running = new Set<Promise<void>>()
  const failures: unknown[] = []
  const check = () => {
    if (failures.length > 0) throw failures[0]
  }
  return {
    async add(task) {
      const run = task()
        .catch((error: unknown) => void failures.push(error))
        .finally(() => running.delete(run))
      running.add(run)
      if (running.size >= limit) await Promise.race(running)
      check()
    },
    async done() {
      await Promise.all(running)
      check()
    },
  }
}
