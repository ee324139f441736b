import { randomUUID } from 'node:crypto'
import type { NewComment, TeamComment, WordComment, WordTaken } from '../../../src/desk/requests/comments.ts'
import { Refusal } from '../../desk/http/refusal.ts'
import type { Accepted } from '../../desk/team-desk.ts'
import type { Signature } from '../../desk/writer.ts'
import { oneAtATime } from '../../tools/one-at-a-time.ts'
import { maySee } from '../may-see.ts'
import { mayWrite } from '../may-write.ts'
import { type Member, signatureOf } from '../people.ts'
import { type JournalOptions, openCommentJournal } from './comment-journal.ts'
import { saidBy, wordRecords } from './word-records.ts'

/** What the members of a team say of their texts. */
export interface TeamComments {
  /** Those of a file, the oldest first. */
  at(member: Member, files: readonly string[]): TeamComment[]
  /** How many are open of each file that has some. */
  open(): { file: string; open: number }[]
  add(member: Member, file: string, comment: NewComment): Promise<void>
  /** Takes over what others wrote into a document. */
  addFromWord(member: Member, file: string, comments: readonly WordComment[]): Promise<WordTaken>
  /** Opens what was settled again. */
  answer(member: Member, id: string, words: string): Promise<void>
  /** @throws Refusal where somebody was quicker, or the text is not theirs to write */
  settle(member: Member, id: string, accepted: boolean): Promise<void>
  /** What others suggested for some files, and a member accepted. */
  acceptedBy(member: Member, files: readonly string[]): Accepted[]
  /** Brings it together with what the remote has, as far as it was fetched. */
  share(): Promise<void>
}

interface Thread extends Omit<TeamComment, 'by' | 'may' | 'settled'> {
  file: string
  by: Signature
  /** Who wrote it in a document, from which somebody took it over. */
  inWord?: string
  settled?: { by: Signature; accepted?: true }
}

/** Opens what was said about the texts of a team. */
export function teamComments(options: JournalOptions): TeamComments {
  const journal = openCommentJournal(options)
  const inTurn = oneAtATime()

  function threads(): Map<string, Thread> {
    const found = new Map<string, Thread>()
    for (const record of journal.records()) {
      if (record.what === 'said') {
        const { what: _, ...said } = record
        found.set(record.id, { ...said, answers: [] })
        continue
      }
      const thread = found.get(record.of)
      if (!thread) continue
      const { by, at } = record
      if (record.what === 'answered') {
        thread.answers.push({ ...saidBy(record), at, words: record.words })
        if (!thread.settled?.accepted) thread.settled = undefined
      } else thread.settled ??= { by, ...(record.accepted && { accepted: true }) }
    }
    return found
  }

  function find(member: Member, id: string): Thread {
    const found = threads().get(id)
    if (!found || !maySee(options.config.folder, member, found.file))
      throw new Refusal(404, 'There is no such comment.')
    return found
  }

  function mayDo({ person }: Member, { by, settled, suggestion }: Thread, writes: boolean): TeamComment['may'] {
    if (settled) return []
    const may: TeamComment['may'] = []
    if (writes && suggestion !== undefined) may.push('accept')
    if (writes || by.email === person.email) may.push('settle')
    return may
  }

  const shownTo = (member: Member, thread: Thread): TeamComment => {
    const { file, by: _, inWord: __, settled, ...rest } = thread
    const may = mayDo(member, thread, mayWrite(member, file))
    return { ...rest, ...saidBy(thread), may, ...(settled && { settled: { ...settled, by: settled.by.name } }) }
  }

  const said = ({ person: { name, email } }: Member) => ({
    id: randomUUID(),
    at: new Date().toISOString(),
    by: { name, email },
  })

  return {
    at: (member, files) =>
      [...threads().values()].filter(({ file }) => files.includes(file)).map((thread) => shownTo(member, thread)),
    open() {
      const counts = new Map<string, number>()
      for (const { file, settled } of threads().values()) if (!settled) counts.set(file, (counts.get(file) ?? 0) + 1)
      return [...counts].map(([file, open]) => ({ file, open }))
    },
    add: (member, file, { passage, words, suggestion }) =>
      inTurn(async () => {
        if (suggestion === undefined && !words.trim()) throw new Refusal(400, 'Say something about it.')
        if (suggestion !== undefined && !passage?.words.trim())
          throw new Refusal(400, 'Select the words that others should stand for.')
        if (suggestion !== undefined && suggestion.trim() === passage?.words.trim())
          throw new Refusal(400, 'These are the words that stand there.')
        await journal.add({
          what: 'said',
          ...said(member),
          file,
          words: words.trim(),
          ...(passage && { passage }),
          ...(suggestion !== undefined && { suggestion: suggestion.trim() }),
        })
      }),
    addFromWord: (member, file, comments) =>
      inTurn(async () => {
        const { name, email } = member.person
        const known = [...threads().values()].filter((one) => one.file === file)
        const { records, ...taken } = wordRecords(file, comments, known, { name, email })
        for (const record of records) await journal.add(record)
        return taken
      }),
    answer: (member, of, words) =>
      inTurn(async () => {
        find(member, of)
        if (!words.trim()) throw new Refusal(400, 'Write an answer first.')
        await journal.add({ what: 'answered', ...said(member), of, words: words.trim() })
      }),
    settle: (member, of, accepted) =>
      inTurn(async () => {
        const thread = find(member, of)
        if (thread.settled) throw new Refusal(409, `${thread.settled.by.name} has settled this already.`)
        const may = mayDo(member, thread, mayWrite(member, thread.file))
        if (!may.includes(accepted ? 'accept' : 'settle'))
          throw new Refusal(403, 'Only who may write this text, or who made the comment, settles it.')
        await journal.add({ what: 'settled', ...said(member), of, ...(accepted && { accepted: true }) })
      }),
    acceptedBy: ({ person }, files) =>
      [...threads().values()].flatMap(({ file, passage, suggestion, by, settled }) => {
        const isTheirs = files.includes(file) && settled?.accepted && settled.by.email === person.email
        if (!isTheirs || !passage || suggestion === undefined || by.email === person.email) return []
        return [{ file, passage, words: suggestion, by: signatureOf(by) }]
      }),
    share: journal.share,
  }
}
