import { editAsRead } from '../../../src/desk/text/model/text-edit.ts'
import { passageInstead, passageWith, placeOfPassage } from '../../../src/desk/text/passages/passage.ts'
import { plainText } from '../../../src/lib/line-ends.ts'
import type { Accepted } from '../team-desk.ts'
import type { Contributor, Signature } from '../writer.ts'
import { type Identity, signed } from './git-author.ts'
import { filesIn } from './git-hashes.ts'
import type { RunGit } from './run-git.ts'
import { treeWith } from './tree-with.ts'

/** A part of a change: the tree after it, and whose words it brings, where they are not the writer’s. */
interface ChangePart {
  tree: string
  by?: Signature
}

/**
 * The parts of a change, so that words somebody else suggested are theirs in the history: first what the writer wrote, then
 * those of each who suggested something. What the writer has changed since they accepted it is the writer’s.
 *
 * @param parent the commit before
 * @param tree after the whole change
 */
async function partsOfChange(
  git: RunGit,
  parent: string,
  tree: string,
  accepted: readonly Accepted[],
): Promise<ChangePart[]> {
  const files = [...new Set(accepted.map(({ file }) => file))]
  const entries = await filesIn(git, tree, files)
  const textIn = async (commit: string, file: string) =>
    (await git(['cat-file', 'blob', `${commit}:${file}`]).catch(() => '')).toString('utf8')
  const texts = new Map<string, string>()
  const before = new Map<string, string>()
  for (const file of files.filter((file) => entries.has(file))) {
    texts.set(file, await textIn(tree, file))
    before.set(file, await textIn(parent, file))
  }
  const stands = ({ file, passage, words }: Accepted, text: string | undefined) =>
    text !== undefined && placeOfPassage(file, plainText(text), passageWith(passage, words)) !== undefined
  const brought = accepted.filter((one) => stands(one, texts.get(one.file)) && !stands(one, before.get(one.file)))
  const people = new Map(brought.map(({ by }) => [by.email, by]))
  const parts: ChangePart[] = []
  let after = tree
  for (const by of [...people.values()].reverse()) {
    parts.unshift({ tree: after, by })
    for (const { file, passage, words } of brought.filter((one) => one.by.email === by.email).reverse())
      texts.set(
        file,
        editAsRead(
          texts.get(file) ?? '',
          (text) => passageInstead(file, text, passageWith(passage, words), passage.words) ?? [],
        ),
      )
    const rows = [...texts].map(async ([file, text]) => {
      const hash = (await git(['hash-object', '-w', '--stdin'], { input: text })).toString('utf8').trim()
      return { file, mode: entries.get(file)?.mode, hash }
    })
    after = await treeWith(git, tree, await Promise.all(rows))
  }
  const written = (await git(['rev-parse', `${parent}^{tree}`])).toString('utf8').trim() !== after
  return written ? [{ tree: after }, ...parts] : parts
}

const trailer = 'Accepted-by'
/** What git prints of a commit for whoever accepted its words: a name and an address. */
export const trailerOf = `%(trailers:key=${trailer},valueonly,separator=%x2C)`

/** What is committed: a change of some files, with what is said of it. */
interface Change {
  parent: string
  tree: string
  files: readonly string[]
  message: string
}

/**
 * Commits a change: the words of others that the writer has accepted in commits by them, with the writer in a trailer.
 *
 * @param env who the writer is, for git
 * @returns the last commit
 */
export async function commitChange(
  git: RunGit,
  { parent, tree, files, message }: Change,
  env: Identity,
  writer?: Contributor,
): Promise<string> {
  const parts = await partsOfChange(git, parent, tree, writer?.team.accepted(files) ?? [])
  let commit = parent
  for (const [at, { tree: after, by }] of parts.entries()) {
    const said = [at === 0 ? message.trim() : `Words that ${by?.name} suggested`]
    if (by && writer) said.push(`${trailer}: ${writer.author.name} <${writer.author.email}>`)
    const options = { input: `${said.join('\n\n')}\n`, env: by ? { ...env, ...signed('AUTHOR', by) } : env }
    commit = (await git(['commit-tree', after, '-p', commit, '-F', '-'], options)).toString('utf8').trim()
  }
  return commit
}
