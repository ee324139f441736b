import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import type { ReviewRequest } from '../../../src/desk/requests/hand-over.ts'
import { plainText } from '../../../src/lib/line-ends.ts'
import { textProblems } from '../../content/syntax/text-problems.ts'
import type { DeskContext } from '../context.ts'
import { contentFile, refuseLinks } from '../entry/content-file.ts'
import { pictureBytes } from '../entry/picture-bytes.ts'
import { raiseRevisions } from '../entry/raise-revisions.ts'
import { Refusal } from '../http/refusal.ts'
import { fileTitle } from '../site/entry-title.ts'
import { listChanges } from '../site/list-changes.ts'
import type { Routes } from './route.ts'

/** Words that stand in a line of a commit: git leaves out what is neither a letter nor a figure around them. */
const inOneLine = /^(?=.*[\p{L}\p{N}])[^<>\n\0]{1,200}$/u

/** @throws Refusal of words that say nothing, or that can stand in no commit */
function refuseWords({ message, author }: ReviewRequest): void {
  if (message.trim() === '' || message.includes('\0')) throw new Refusal(400, 'Say what you changed, and why.')
  if (author && !(inOneLine.test(author.name) && inOneLine.test(author.email)))
    throw new Refusal(400, 'Your name and your e-mail address need letters, and stand without the signs < and >.')
  if (author && !z.regexes.html5Email.test(author.email.trim()))
    throw new Refusal(
      400,
      `“${author.email}” is no e-mail address: it has a name, an @ and a domain, as in ann@example.com.`,
    )
}

/** The name a file was handed over by last. */
function handedOver({ root, watch }: DeskContext, name: unknown): string {
  const { file } = contentFile(root, name)
  return watch.moves().get(file) ?? file
}

/** @throws Refusal of a text in which a merge has left two versions of the same lines: nobody could read it any more. */
function refuseConflict(root: string, name: string): void {
  const file = path.join(root, name)
  if (!/\.(?:mdx|json)$/.test(name) || !existsSync(file) || !textProblems(name, readFileSync(file, 'utf8')).conflict)
    return
  throw new Refusal(
    409,
    `${fileTitle(name)} holds two versions of the same lines, left there by a merge. Keep one of them first: Problems leads there.`,
  )
}

/** What changed, and where it goes. */
export const handOverRoutes = {
  'GET changes': { answer: (_, desk) => listChanges(desk) },
  'GET picture': { answer: ({ file = '', before }, desk) => pictureBytes(desk, file, before !== undefined) },
  'GET reviews': { answer: (_, desk) => desk.repository.reviews() },
  'POST review': {
    asks: z.object({
      files: z.array(z.string()).min(1).max(2000),
      message: z.string().max(20_000),
      branch: z.string().optional(),
      author: z.object({ name: z.string(), email: z.string() }).optional(),
    }),
    async answer(asked, desk) {
      refuseWords(asked)
      await desk.refresh()
      const unknown = asked.files.find((file) => !desk.watch.changes().has(file))
      if (unknown) throw new Refusal(409, `There is no change of ${fileTitle(unknown)} to hand over.`)
      for (const file of asked.files) refuseLinks(desk.root, file)
      for (const file of asked.files) refuseConflict(desk.root, file)
      raiseRevisions(desk, asked.files)
      const sent = await desk.repository.send(asked)
      desk.watch.lookSoon()
      if (sent.pushed) desk.team?.sent()
      return sent
    },
  },
  'GET history': { answer: ({ file }, desk) => desk.repository.history(handedOver(desk, file)) },
  'GET revision': {
    async answer({ file, id = '' }, desk) {
      return { text: plainText(await desk.repository.revision(handedOver(desk, file), id)) }
    },
  },
} satisfies Partial<Routes>
