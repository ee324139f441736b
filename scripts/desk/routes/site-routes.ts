import { z } from 'zod'
import { countChanges } from '../repository/change-watch.ts'
import { entryKinds } from '../site/entry-kinds.ts'
import { listBlocks } from '../site/list-blocks.ts'
import { listTargets } from '../site/list-targets.ts'
import { deskIssues } from '../site/overview.ts'
import { findSource } from '../source/find-source.ts'
import type { Routes } from './route.ts'

const mostLevels = 12

/** What there is. */
export const siteRoutes = {
  'GET site': {
    async answer(_, desk) {
      await desk.refresh()
      return {
        name: desk.check.index()?.single('site').name ?? '',
        entries: [...desk.overview.entries()],
        kinds: entryKinds,
        issues: deskIssues(desk.check.last()),
        changes: countChanges(desk.watch),
        git: await desk.repository.state(),
      }
    },
  },
  'GET blocks': { answer: () => listBlocks() },
  'GET search': { answer: ({ words = '', file }, desk) => desk.texts.find(words.slice(0, 200), file) },
  'GET targets': { answer: (_, desk) => listTargets(desk) },
  'POST source': {
    asks: z.object({
      address: z.string().max(2000),
      words: z.array(z.string().max(10_000)).max(mostLevels),
      before: z.number().int().nonnegative().optional(),
    }),
    answer: (asked, desk) => findSource(desk, asked) ?? {},
  },
} satisfies Partial<Routes>
