import { z } from 'zod'
import type { DeskContext } from '../context.ts'
import { contentFile } from '../entry/content-file.ts'
import { readText } from '../entry/text-file.ts'
import { Refusal } from '../http/refusal.ts'
import { newComment, spokenWords, wordComment } from '../new-comment.ts'
import type { TeamDesk } from '../team-desk.ts'
import type { Routes } from './route.ts'

const branch = z.string().max(300)
const commit = z.string().max(100)
const id = z.string().max(100)

function teamOf({ team }: DeskContext): TeamDesk {
  if (!team) throw new Refusal(404, 'Nobody else writes at this desk. Reviews are approved where a team has one.')
  return team
}

/** What a team does together. */
export const teamRoutes = {
  'POST team/open': {
    asks: z.object({ window: z.string().max(100), file: z.string().max(1000), open: z.boolean() }),
    answer({ window, file, open }, desk) {
      teamOf(desk).open(window, file, open)
      return { file }
    },
  },
  'GET team/reviews': { answer: (_, desk) => teamOf(desk).reviews() },
  'GET team/changes': { answer: ({ branch = '', commit = '' }, desk) => teamOf(desk).changes({ branch, commit }) },
  'GET team/picture': {
    answer: ({ branch = '', commit = '', file = '', before }, desk) =>
      teamOf(desk).picture({ branch, commit }, file, before !== undefined),
  },
  'POST team/approve': {
    asks: z.object({ branch, commit }),
    async answer(review, desk) {
      await teamOf(desk).approve(review)
      return review
    },
  },
  'POST team/return': {
    asks: z.object({ branch, commit, words: spokenWords }),
    async answer({ words, ...review }, desk) {
      await teamOf(desk).giveBack(review, words)
      return review
    },
  },
  'POST team/take': {
    asks: z.object({ branch, commit }),
    async answer(review, desk) {
      await teamOf(desk).take(review)
      return review
    },
  },
  'POST team/merge': { asks: z.object({ branch, commit }), answer: (review, desk) => teamOf(desk).merge(review) },
  'POST team/preview': { asks: z.object({ branch, commit }), answer: (review, desk) => teamOf(desk).preview(review) },
  'POST team/end-preview': {
    asks: z.object({ id }),
    async answer({ id }, desk) {
      await teamOf(desk).endPreview(id)
      return { id }
    },
  },
  'GET team/comments': {
    answer({ file: name }, desk) {
      const { file } = contentFile(desk.root, name)
      // Others know it by the name it was handed over by.
      const before = desk.watch.moves().get(file)
      return teamOf(desk).comments(before ? [file, before] : [file])
    },
  },
  'POST team/comment': {
    asks: newComment.extend({ file: z.string() }),
    async answer({ file: name, ...comment }, desk) {
      const { file } = contentFile(desk.root, name)
      await teamOf(desk).comment(desk.watch.moves().get(file) ?? file, comment)
      return { file }
    },
  },
  'POST team/word-comments': {
    asks: z.object({ file: z.string(), comments: z.array(wordComment).max(5000) }),
    async answer({ file: name, comments }, desk) {
      const { file, path } = contentFile(desk.root, name)
      const { placeWordComments } = await import('../word/place-word-comments.ts')
      const placed = placeWordComments(file, readText(path)?.text ?? '', comments)
      return teamOf(desk).wordComments(desk.watch.moves().get(file) ?? file, placed)
    },
  },
  'POST team/answer': {
    asks: z.object({ id, words: spokenWords }),
    async answer({ id, words }, desk) {
      await teamOf(desk).answer(id, words)
      return { id }
    },
  },
  'POST team/settle': {
    asks: z.object({ id, accepted: z.boolean() }),
    async answer({ id, accepted }, desk) {
      await teamOf(desk).settle(id, accepted)
      return { id }
    },
  },
} satisfies Partial<Routes>
