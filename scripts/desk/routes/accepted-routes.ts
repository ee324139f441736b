import path from 'node:path'
import { z } from 'zod'
import { plainText, rawText } from '../../../src/lib/line-ends.ts'
import {
  acceptedFile,
  isSame,
  type Warning,
  withAccepted,
  withoutAccepted,
} from '../../content/accepted/accepted-text.ts'
import { mayBeAccepted, wordsAt } from '../../content/accepted/leave-out-accepted.ts'
import type { DeskContext } from '../context.ts'
import { readText } from '../entry/text-file.ts'
import { writeTogether } from '../entry/write-together.ts'
import { Refusal } from '../http/refusal.ts'
import type { Routes } from './route.ts'

const warning = { file: z.string().max(1000), rule: z.string().max(100), words: z.string().max(2000) }

/** The text of the list. @throws Refusal while it cannot be read */
function listed({ root, check }: DeskContext): string {
  const list = check.last().results.find(({ collection }) => collection === 'accepted')
  if (list && list.value === null)
    throw new Refusal(409, 'The list of accepted warnings has a mistake: put that right first, under Problems.')
  return readText(path.join(root, acceptedFile))?.text ?? '[]\n'
}

const isThere = ({ check }: DeskContext, wanted: Warning) =>
  check.last().issues.some((issue) => mayBeAccepted(issue) && isSame({ ...issue, words: wordsAt(issue) }, wanted))

/** Warnings that are meant. */
export const acceptedRoutes = {
  'POST accepted/add': {
    asks: z.object({ ...warning, reason: z.string().max(2000), who: z.string().max(200).optional() }),
    async answer({ reason, who, ...wanted }, desk) {
      if (reason.trim() === '') throw new Refusal(400, 'Say why it is meant.')
      if (!isThere(desk, wanted)) throw new Refusal(409, 'There is no such warning any more.')
      const name = who?.trim() || (await desk.repository.state()).author?.name
      if (!name) throw new Refusal(400, 'Say who you are: your name stands beside the reason.')
      const entry = { ...wanted, reason: reason.trim(), who: name, day: desk.check.today() }
      const raw = listed(desk)
      const text = rawText(raw, withAccepted(plainText(raw), entry))
      await writeTogether(desk, new Map([[acceptedFile, text]]), 'It was not accepted:')
      return { file: acceptedFile }
    },
  },
  'POST accepted/remove': {
    asks: z.object(warning),
    async answer(wanted, desk) {
      const raw = listed(desk)
      const text = withoutAccepted(plainText(raw), wanted)
      if (text === undefined) throw new Refusal(409, 'It is accepted no more.')
      await writeTogether(desk, new Map([[acceptedFile, rawText(raw, text)]]), 'It stays accepted:')
      return { file: acceptedFile }
    },
  },
} satisfies Partial<Routes>
