import { afterEach, expect, test } from 'vitest'
import { createContent } from '../../../../scripts/content/content.ts'
import { sinceCommit } from '../../../../scripts/desk/repository/since-commit.ts'
import { today } from '../../../support/check-site.ts'
import { gitAt } from '../../../support/git-at.ts'
import { page } from '../../../support/minimal-content.ts'
import { removeTemporarySites, type TemporarySite, temporarySite } from '../../../support/temporary-site.ts'

afterEach(removeTemporarySites)

const about = 'content/pages/about.mdx'
const other = 'content/pages/other.mdx'
const style = { avoid: [{ words: ['utilize'], write: ['use'], because: 'It is short.' }] }
const utilize = (count: number) => `${Array.from({ length: count }, () => 'We utilize it.').join('\n\n')}\n`

/** A site with a warning on main, and a branch. */
function branched(): TemporarySite {
  const site = temporarySite({
    'content/site/style.json': JSON.stringify(style),
    [about]: page({}, utilize(25)),
    [other]: page({ title: 'Other' }, utilize(1)),
  })
  site.write('.gitignore', '.cache/\n/content/.schemas/\n')
  gitAt(site.root, 'init', '-q', '-b', 'main')
  commit(site)
  gitAt(site.root, 'switch', '-q', '-c', 'work')
  return site
}

function commit({ root }: TemporarySite) {
  gitAt(root, 'add', '-A')
  gitAt(root, 'commit', '-q', '-m', 'Words')
}

async function told({ root }: TemporarySite, ...named: string[]) {
  const asked = await sinceCommit(root, named)
  const { issues, unasked } = await createContent({ root, now: today }).check({ asked })
  return { issues: issues.map(({ file, line }) => `${file}:${line}`), unasked }
}

test('of a branch that changed nothing no warning is told, and how many there are', async () => {
  expect(await told(branched())).toEqual({ issues: [], unasked: 26 })
})

test('a changed passage is told alone, committed or not, behind however many that stood there', async () => {
  const site = branched()
  site.write(about, `${site.read(about)}\nNew words;\nwe utilize it.\n`)
  const expected = { issues: [`${about}:59`], unasked: 26 }
  expect(await told(site)).toEqual(expected)
  commit(site)
  expect(await told(site)).toEqual(expected)
  expect(await told(site, 'HEAD')).toEqual({ issues: [], unasked: 27 })
  expect(await told(site, 'HEAD^1')).toEqual(expected)
})

test('a new file is told as a whole, and an error wherever it stands', async () => {
  const site = branched()
  site.write('content/pages/new.mdx', page({ title: 'New' }, utilize(1)))
  site.write(other, page({ title: 'Other' }, '[Us](/abuot)\n'))
  commit(site)
  gitAt(site.root, 'branch', '-f', 'main', 'HEAD')
  site.write('content/pages/newer.mdx', page({ title: 'Newer' }, utilize(1)))
  expect((await told(site)).issues).toEqual(['content/pages/newer.mdx:8', `${other}:8`])
})

test('a field counts by its line', async () => {
  const site = branched()
  site.write(about, site.read(about).replace('title: About us', 'title: "TBD"'))
  expect((await told(site)).issues).toEqual([`${about}:2`])
})

test('a commit nobody knows, and a branch without a beginning, are told with what to type', async () => {
  const site = branched()
  await expect(told(site, 'nothing')).rejects.toThrow('git knows no commit “nothing” here.\nName the commit')
  await expect(told(site, 'HEAD', 'HEAD')).rejects.toThrow('Nothing is done with “HEAD”.')
  gitAt(site.root, 'branch', '-D', 'main')
  await expect(told(site)).rejects.toThrow('git does not say where this change began')
})
