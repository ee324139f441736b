import { z } from 'zod'
import { type Collection, type CollectionName, collections } from '../../../src/content/collections.ts'
import type { EntryKind, GoneLink } from '../../../src/desk/requests/site.ts'
import { acceptedIn } from '../../content/accepted/leave-out-accepted.ts'
import type { ReadContent } from '../../content/content.ts'
import { exampleWords, placeWords } from '../../content/rules/example-words.ts'
import { type RuleId, rules } from '../../content/rules/rules.ts'
import { isGone, readMemory } from '../../links/memory.ts'
import { outsideLinks } from '../../links/outside-links.ts'
import type { DeskContext } from '../context.ts'
import { Refusal } from '../http/refusal.ts'
import { factsOf } from '../links/incoming.ts'
import { countChanges } from '../repository/change-watch.ts'
import { listBlocks } from '../site/list-blocks.ts'
import { listTargets } from '../site/list-targets.ts'
import { deskIssues } from '../site/overview.ts'
import { findSource } from '../source/find-source.ts'
import type { Routes } from './route.ts'

/** The kinds of entry, in the order of the registry. */
const kindsOf = ({ mayStart }: DeskContext): EntryKind[] =>
  (Object.entries(collections) as [CollectionName, Collection][]).map(([collection, row]) => ({
    collection,
    ...(row.kind === 'entries' && row.one && mayStart(collection) && { one: row.one }),
  }))

/** The outside addresses that are gone and that the content still links to. */
function goneLinks(root: string, found: ReadContent): GoneLink[] {
  const memory = readMemory(root)
  return [...outsideLinks(factsOf(root, found))].flatMap(([address, from]) => {
    const known = memory[address]
    return known && isGone(known) ? { address, since: known.failed[0] ?? '', said: known.said ?? '', from } : []
  })
}

const mostLevels = 12

/** What there is. */
export const siteRoutes = {
  'GET site': {
    async answer(_, desk) {
      const git = await desk.arrive()
      return {
        name: desk.check.index()?.single('site').name ?? '',
        code: desk.code,
        entries: [...desk.overview.entries()],
        kinds: kindsOf(desk),
        issues: deskIssues(desk.check.last(), desk.watch),
        accepted: [...acceptedIn(desk.check.last().results)],
        changes: countChanges(desk.watch),
        git,
        ...(desk.team && { team: desk.team.state(), others: desk.team.others() }),
      }
    },
  },
  'GET blocks': { answer: () => listBlocks() },
  'GET search': { answer: ({ words = '', file }, desk) => desk.texts.find(words.slice(0, 200), file) },
  'GET gone-links': { answer: (_, desk) => goneLinks(desk.root, desk.check.last()) },
  'GET targets': { answer: (_, desk) => listTargets(desk.root, desk.check.last()) },
  'GET rule': {
    answer({ id = '' }) {
      if (!Object.hasOwn(rules, id)) throw new Refusal(404, 'The check has no such rule.')
      const rule = rules[id as RuleId]
      const place = placeWords(rule)
      const [wrong, right] = [exampleWords(rule.wrong), exampleWords(rule.right)]
      return { sentence: rule.sentence, ...(place && { place }), wrong, right }
    },
  },
  'POST source': {
    asks: z.object({
      address: z.string().max(2000),
      words: z.array(z.string().max(10_000)).max(mostLevels),
      before: z.number().int().nonnegative().optional(),
    }),
    answer: (asked, desk) => findSource(desk, asked) ?? {},
  },
} satisfies Partial<Routes>
