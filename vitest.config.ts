import { readFileSync } from 'node:fs'
import path from 'node:path'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/**
 * A worker goes on as long as its environment is the one that is wanted: files that need a DOM come one after another. To
 * start a process takes longer the more memory a worker has: files that start many with git are the first of the others.
 */
function turn({ moduleId }: TestSpecification): number {
  if (readFileSync(moduleId, 'utf8').startsWith('// @vitest-environment')) return 0
  return moduleId.includes('/desk/server/') ? 1 : 2
}

class InTurns extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    return sorted.sort((one, other) => turn(one) - turn(other))
  }
}

/** Apart from `vite.config.ts`, whose plugins no test needs and which loads the desk. */
export default defineConfig({
  // `// @vitest-environment dom` at the top of a file asks for this one.
  resolve: { alias: { 'vitest-environment-dom': path.resolve(import.meta.dirname, 'tests/support/dom.ts') } },
  test: {
    include: ['tests/{unit,content,architecture}/**/*.test.{ts,tsx}'],
    environment: 'node',
    // Packages are loaded once for all files of a worker; modules of the site are each file's own (`tests/setup.ts`).
    isolate: false,
    pool: 'forks',
    sequence: { sequencer: InTurns },
    // Remembers the document it was loaded in, and each file has one of its own.
    server: { deps: { inline: [/user-event/] } },
    // For tests that hang. On a busy machine an honest one may take many times as long as alone.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    expect: { poll: { timeout: 120_000 } },
    // By default one processor is left for the watcher of changes; a run has none.
    maxWorkers: '100%',
    globalSetup: ['tests/support/write-content.ts'],
    setupFiles: ['tests/setup.ts'],
    restoreMocks: true,
    unstubEnvs: true,
    unstubGlobals: true,
  },
})
