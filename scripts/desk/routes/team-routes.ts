import { z } from 'zod'
import type { DeskContext } from '../context.ts'
import { Refusal } from '../http/refusal.ts'
import type { TeamDesk } from '../team-desk.ts'
import type { Routes } from './route.ts'

const branch = z.string().max(300)
const commit = z.string().max(100)

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
    asks: z.object({ branch, commit, words: z.string().max(20_000) }),
    async answer({ words, ...review }, desk) {
      await teamOf(desk).giveBack(review, words)
      return review
    },
  },
  'POST team/merge': { asks: z.object({ branch, commit }), answer: (review, desk) => teamOf(desk).merge(review) },
} satisfies Partial<Routes>
