import type { Address, AddressKind } from '#src/content/addresses.ts'
import type { ContentIndex } from '#src/content/queries.ts'
import { archiveDraft } from './archive/view.ts'
import { articleDraft } from './article/view.ts'
import { jobDraft } from './job/view.ts'
import { changesDraft } from './legal/view/changes.ts'
import { legalDraft } from './legal/view/legal.ts'
import { pageDraft } from './page/view.ts'
import { permalinkDraft, redirectDraft } from './redirect/view.ts'
import type { Day, Draft } from './view/draft.ts'

/** Decides what a page of one kind shows. */
type View = (address: Address, content: ContentIndex, today: Day) => Draft

/** The view of every kind of page. A kind that a collection names and that is missing here does not compile. */
export const views: Record<AddressKind, View> = {
  page: pageDraft,
  article: articleDraft,
  archive: archiveDraft,
  job: jobDraft,
  legal: legalDraft,
  'legal-changes': changesDraft,
  'legal-permalink': permalinkDraft,
  redirect: redirectDraft,
}
