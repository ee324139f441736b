import { z } from 'zod'
import type { DeskSite } from '../../../src/desk/api.ts'
import { countChanges } from '../repository/change-watch.ts'
import { entryKinds } from '../site/entry-kinds.ts'
import { listBlocks } from '../site/list-blocks.ts'
import { listTargets } from '../site/list-targets.ts'
import { deskIssues } from '../site/overview.ts'
import { findSource } from '../source/find-source.ts'
import { given, type Route } from './route.ts'

const mostLevels = 12
const sourceShape = z.object({
  address: z.string().max(2000),
  words: z.array(z.string().max(10_000)).max(mostLevels),
  before: z.number().int().nonnegative().optional(),
})

/** What there is. */
export const siteRoutes: Record<string, Route> = {
  'GET site': async ({ desk }): Promise<DeskSite> => {
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
  'GET blocks': () => listBlocks(),
  'GET search': ({ desk, query }) =>
    desk.texts.find((query.get('words') ?? '').slice(0, 200), query.get('file') ?? undefined),
  'GET targets': ({ desk }) => listTargets(desk),
  'POST source': given(sourceShape, (asked, { desk }) => findSource(desk, asked)),
}
