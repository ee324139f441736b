import { UsageError } from '../tools/usage-error.ts'
import type { Ask } from './ask.ts'

/** Who stands for what is recorded. */
export interface People {
  recordedBy?: string
  approvedBy?: string
}

/**
 * The people named on the command line; those left out are asked for.
 *
 * @param approvalMayFollow whether the text may be approved later, as one may that does not apply yet.
 * @throws UsageError when one of them is still missing.
 */
export async function people({ recordedBy, approvedBy }: People, ask: Ask, approvalMayFollow = false): Promise<People> {
  const recorded = recordedBy?.trim() || (await ask('Who records it?'))
  const approved = approvedBy?.trim() || (await ask('Who approved it?'))
  if (recorded && approved) return { recordedBy: recorded, approvedBy: approved }
  if (recorded && approvalMayFollow) return { recordedBy: recorded }
  throw new UsageError(
    'Say who records the text and who approved it.',
    '--recorded-by "Your Name" --approved-by "Name of the lawyer"',
    [],
    recorded ? 'approvedBy' : 'recordedBy',
  )
}
