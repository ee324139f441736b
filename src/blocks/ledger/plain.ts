import type { PropsOf } from '#src/blocks/block-definition.ts'
import type { ledgerRow } from '#src/blocks/ledger/schema.ts'
import { element, paragraphs } from '#src/body/plain.ts'
import type { Tree } from '#src/body/tree.ts'

/** The term on a line of its own: few readers elsewhere show lists of terms. */
export const plainLedgerRow = ({ term }: PropsOf<typeof ledgerRow>, inner: Tree): Tree => [
  ...paragraphs(element('strong', term)),
  ...inner,
]
