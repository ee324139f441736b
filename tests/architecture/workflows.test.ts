import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import type { HostName } from '../../scripts/hosts/rules.ts'
import { shortcomingsOf } from '../../scripts/hosts/shortcomings.ts'
import { partNames, wantedParts } from '../../scripts/tools/test-parts.mjs'

interface Workflow {
  on: { schedule?: { cron: string }[] }
  permissions: Record<string, string>
  jobs: Record<string, Job>
}

interface Job {
  needs?: string
  steps: { uses?: string; run?: string }[]
  'timeout-minutes'?: number
  strategy?: { matrix: { include: { name: string; parts: string }[] } }
}

const folder = '.github/workflows'
const texts = readdirSync(folder).map((name) => [name, readFileSync(`${folder}/${name}`, 'utf8')] as const)
const workflows = texts.map(([name, text]) => [name, parse(text) as Workflow] as const)

test('every action is pinned by its digest, with the version beside it, and one version of each is used', () => {
  const lines = texts.flatMap(([, text]) => text.split('\n').filter((line) => /^\s*(?:- )?uses:/.test(line)))
  expect(lines.length).toBeGreaterThan(5)
  expect(lines.filter((line) => !/uses: [\w-]+(?:\/[\w-]+)+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(line))).toEqual([])
  const pins = new Set(lines.map((line) => line.replace(/^.*uses: /, '')))
  expect(new Set([...pins].map((pin) => pin.split('@')[0])).size).toBe(pins.size)
})

test('a workflow may read, and more only where it says so; no job runs for hours', () => {
  for (const [name, { permissions, jobs }] of workflows) {
    expect(permissions.contents, name).toBe('read')
    for (const job of Object.values(jobs)) expect(job['timeout-minutes'], name).toBeLessThanOrEqual(60)
  }
})

test('every command that a workflow runs is there', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> }
  const runs = workflows.flatMap(([, { jobs }]) =>
    Object.values(jobs).flatMap(({ steps }) => steps.map(({ run }) => run)),
  )
  const commands = runs.flatMap((run) => [...(run ?? '').matchAll(/npm run (\S+)/g)].map(([, name]) => name ?? ''))
  expect(commands).toContain('build')
  expect(commands.filter((name) => !scripts[name])).toEqual([])
  const files = runs.flatMap((run) => [...(run ?? '').matchAll(/node (scripts\/\S+)/g)].map(([, file]) => file ?? ''))
  expect(files.filter((file) => !readFileSync(file))).toEqual([])
})

test('what is published is verified, and a site that differs does not count as one that was not published', () => {
  const jobs = workflows.find(([name]) => name === 'deploy.yml')?.[1].jobs ?? {}
  expect(jobs.verify).toMatchObject({ needs: 'publish' })
  const line = jobs.verify?.steps.find(({ run }) => run?.includes('npm run verify'))?.run ?? ''
  const [, host = ''] = / --host (\S+)/.exec(line) ?? []
  expect(shortcomingsOf(host as HostName).length).toBeGreaterThan(0)
  const asked = texts.find(([name]) => name === 'rebuild.yml')?.[1]
  expect(Object.keys(jobs)).toContain(/select\(\.name == "(\w+)"\)/.exec(asked ?? '')?.[1])
})

test('every part of `npm test` is a job, and every share of its tests', () => {
  const jobs = Object.values(workflows.find(([name]) => name === 'check.yml')?.[1].jobs ?? {})
  const lines = jobs.flatMap(({ steps, strategy }) => [
    ...steps.map(({ run = '' }) => run.replace(/^npm run /, '')),
    ...(strategy?.matrix.include.map(({ parts }) => parts) ?? []),
  ])
  const partsOf = (line: string) => line.split(' ').filter((word) => partNames.includes(word))
  expect(wantedParts(lines.flatMap(partsOf))).toEqual(partNames)
  for (const part of partNames) {
    const shares = lines.filter((line) => partsOf(line).includes(part)).flatMap((line) => /\d\/\d/.exec(line) ?? [])
    expect(shares, part).toEqual(shares.map((_, index) => `${index + 1}/${shares.length}`))
  }
})

test('what is due is asked for every ten to fifteen minutes', () => {
  const rebuild = workflows.filter(([name]) => name === 'rebuild.yml')
  const crons = rebuild.flatMap(([, { on }]) => on.schedule ?? []).map(({ cron }) => cron)
  expect(crons).toHaveLength(1)
  const [, from = '', every = ''] = /^(\d+)-59\/(\d+) \* \* \* \*$/.exec(crons[0] ?? '') ?? []
  expect(Number(every)).toBeGreaterThanOrEqual(10)
  expect(Number(every)).toBeLessThanOrEqual(15)
  expect(Number(from)).toBeLessThan(Number(every))
})
