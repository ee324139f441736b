import { afterEach, expect, test } from 'vitest'
import type { DeskIssue } from '#src/desk/requests/issue.ts'
import { startDesk } from '../../../support/desk-site.ts'
import { page } from '../../../support/minimal-content.ts'
import { removeTemporarySites } from '../../../support/temporary-site.ts'

afterEach(removeTemporarySites)

const about = 'content/pages/about.mdx'
const text = page({}, 'Press [here](/contact).\n\nSome words.\n')

test.each([true, false])(
  'a problem in a passage that was changed is told from one that stood there (git: %s)',
  async (git) => {
    const desk = await startDesk({ [about]: text }, { git })
    const told = async () => {
      const { json } = await desk.ask('GET site')
      return (json.issues as DeskIssue[]).map(({ line, isNew }) => [line, isNew])
    }
    expect(await told()).toEqual([[8, undefined]])
    const { json } = await desk.ask('GET entry', { path: `/_desk/api/entry?file=${encodeURIComponent(about)}` })
    const body = { file: about, text: text.replace('Some words.', 'Press [here](/careers).'), base: json.version }
    expect((await desk.ask('PUT entry', { body })).status).toBe(200)
    expect(await told()).toEqual([
      [8, undefined],
      [10, true],
    ])
    expect(desk.errors).toEqual([])
    await desk.stop()
  },
)
