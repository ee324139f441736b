import type { ContentIndex, Question, WholeContent } from '../../../src/content/queries.ts'
import { entryTracker, type Note } from './tracked-data.ts'

export type Questions = readonly Question<string[], unknown>[]

/**
 * The queries of the content, each noted with what was asked for.
 *
 * @param asked the content that questions are asked of
 */
export function recordedIndex(
  whole: WholeContent,
  asked: WholeContent,
  questions: Questions,
  note: Note,
  order: ContentIndex['order'],
): ContentIndex {
  const track = entryTracker(note)
  const entryAt: ContentIndex['entryAt'] = (name, slug) => {
    note('entry', name, slug)
    return track(name, whole.entryAt(name, slug)) as never
  }
  return {
    entries(name) {
      note('entries', name)
      return whole.entries(name).map((entry) => track(name, entry)) as never
    },
    entry: entryAt,
    entryAt,
    list(name) {
      note('list', name)
      return whole.list(name)
    },
    single(name) {
      note('single', name)
      return whole.single(name)
    },
    download(address) {
      note('download', address)
      return whole.download(address)
    },
    hasPicture(file) {
      note('hasPicture', file)
      return whole.hasPicture(file)
    },
    picture(file) {
      note('picture', file)
      return whole.picture(file)
    },
    order,
    ask(question, ...about) {
      if (!questions.includes(question as never))
        throw new Error(
          `${question.name} is not among the questions that are asked again (src/pages/view/questions.ts).`,
        )
      note('ask', question.name, ...about)
      return asked.ask(question, ...about)
    },
  }
}
