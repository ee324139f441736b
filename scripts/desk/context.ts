import type { DeskEvent } from '../../src/desk/api.ts'
import type { LiveCheck } from '../dev/live-check.ts'
import type { Overview } from './site/overview.ts'

/** What every answer of the desk is made from. */
export interface DeskContext {
  /** The folder that contains `content/`. */
  root: string
  check: LiveCheck
  overview: Overview
  /** Tells every open window. */
  tell(event: DeskEvent): void
}
