import type { CollectionName } from '../../src/content/collections.ts'
import type { DeskSite } from '../../src/desk/requests/site.ts'
import type { LiveCheck } from '../dev/live-check.ts'
import type { ChangeWatch } from './repository/change-watch.ts'
import type { Repository } from './repository/repository.ts'
import type { Overview } from './site/overview.ts'
import type { TextSearch } from './site/search-texts.ts'
import type { TeamDesk } from './team-desk.ts'

/** What every answer of the desk is made from. */
export interface DeskContext {
  /** The folder that contains `content/`. */
  root: string
  /** The key of the code of its page. */
  code: string
  check: LiveCheck
  overview: Overview
  texts: TextSearch
  repository: Repository
  watch: ChangeWatch
  /** Not where somebody writes alone. */
  team: TeamDesk | undefined
  /** Looks again at what differs from the last commit, and tells every window what is different in lists. */
  refresh(): Promise<void>
  /** The same for a window that opens. Returns the state of the repository. */
  arrive(): Promise<DeskSite['git']>
  /** @throws Refusal of a file that whoever writes here may not change */
  mayWrite(file: string): void
  /** Whether whoever writes here may start an entry of a collection. */
  mayStart(collection: CollectionName): boolean
}
