import { constants, setPriority } from 'node:os'
import type { DeskIssue } from '../../../src/desk/requests/issue.ts'
import { groupBy } from '../../../src/lib/group-by.ts'
import { type Content, createContent } from '../../content/content.ts'
import type { Issue } from '../../content/model/issue.ts'
import { gitIn } from '../../desk/repository/run-git.ts'
import { deskIssue } from '../../desk/site/overview.ts'
import { askSearch } from '../../outputs/search-answers.ts'
import { putTree } from '../repository/put-tree.ts'

/** A tree to look at. */
export interface CheckJob {
  /** Belongs to the check alone. */
  folder: string
  repository: string
  tree: string
  /** The commit of the main branch that it is compared with. */
  main: string
}

// Whoever writes comes first.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL)
// A desk that was ended at once may be there again before the look is at its end, with a process that has the same folder.
process.once('disconnect', () => process.exit())

/** What stands in the folder: of what an earlier process has left, nothing is known. */
let there: string | undefined
let content: Content | undefined

async function errorsIn(job: CheckJob, tree: string): Promise<Issue[]> {
  const changed = await putTree(gitIn(job.repository), job.folder, there, tree)
  there = tree
  content ??= createContent({ root: job.folder, now: process.env.BUILD_DATE, askSearch })
  const { issues } = await content.check({ changed })
  return issues.filter(({ severity }) => severity === 'error')
}

const kindOf = ({ rule, file }: Issue) => `${rule} ${file}`

/**
 * Those that are more than there were of a rule in a file: the same error in another tree may stand in another line, and name
 * another of the files that have it.
 */
function moreThan(before: readonly Issue[], found: readonly Issue[]): Issue[] {
  const known = groupBy(before, kindOf)
  return [...groupBy(found, kindOf)].flatMap(([kind, group]) => {
    const there = known.get(kind) ?? []
    const isThere = ({ message }: Issue) => there.some((one) => one.message === message)
    return [...group.filter((one) => !isThere(one)), ...group.filter(isThere)].slice(0, -there.length || undefined)
  })
}

/**
 * Looks at a tree as a build of the site does, where the desk waits for nothing else. Of a tree only what differs from the one
 * before is read anew. After an error the process has to be ended: what stands in the folder is not known.
 *
 * @returns the errors that the main branch does not have: a review may repair another of those
 */
export default async function newErrors(job: CheckJob): Promise<DeskIssue[]> {
  const found = await errorsIn(job, job.tree)
  if (found.length === 0) return []
  return moreThan(await errorsIn(job, `${job.main}^{tree}`), found).map(deskIssue)
}
