import type { CollectionName } from '../../src/content/collections.ts'
import type { RequestName } from '../../src/desk/requests.ts'
import type { TeamDesk } from './team-desk.ts'

/** Somebody as git names them. */
export interface Signature {
  name: string
  email: string
}

/** In whose name something is handed over. */
export interface Contributor {
  /** Stands in the history as who wrote. */
  author: Signature
  /** Stands in the history as who has put the commit there. */
  committer: Signature
  /** Knows which words of others they accepted. */
  team: Pick<TeamDesk, 'accepted'>
  /** Whether they may be told that there is a file: of what they are kept from, nothing is said to have been deleted. */
  maySee(file: string): boolean
}

/** Who writes at a desk, where a server in front of it has made sure who asks: the desk then asks for no token of its own. */
export interface Writer extends Contributor {
  /** What they see of the others. */
  team: TeamDesk
  /**
   * What is done of a request: what it asks, with the names of people in it as they are known.
   *
   * @throws Refusal of what this writer may not do
   */
  allow(name: RequestName, asked: unknown): unknown
  /**
   * @param file that a request writes besides the one it names
   * @throws Refusal of one that this writer may not change
   */
  mayWrite(file: string): void
  /** Whether they may start an entry of a collection. */
  mayStart(collection: CollectionName): boolean
}
