import { expect, test } from 'vitest'
import { integrations } from '#src/content/schemas/integrations.ts'
import { contentSecurityPolicy, headerRules, metaPolicy, withoutHttps } from '../../../../scripts/hosts/headers.ts'

const simulate = integrations.parse({ contact: { mode: 'simulate' }, digest: { mode: 'simulate' } })
const policy = contentSecurityPolicy(['a{color:red}'], simulate)
const hosted = headerRules(policy)

test('a host upgrades requests and keeps visitors on https; over http nothing asks for it', () => {
  expect(JSON.stringify(hosted)).toMatch(/upgrade-insecure-requests.*Strict-Transport-Security/)
  expect(JSON.stringify(withoutHttps(hosted))).not.toMatch(/upgrade-insecure-requests|Strict-Transport-Security/)
  expect(metaPolicy(policy)).not.toContain('upgrade-insecure-requests')
})

test('everything else is served locally as on a host', () => {
  const local = withoutHttps(hosted)
  for (const [index, { path, headers }] of hosted.entries()) {
    const { 'Strict-Transport-Security': _, 'Content-Security-Policy': hostPolicy, ...rest } = headers
    expect(local[index]?.path).toBe(path)
    expect(local[index]?.headers).toMatchObject(rest)
    const localPolicy = local[index]?.headers['Content-Security-Policy']
    if (hostPolicy) expect(`${localPolicy}; upgrade-insecure-requests`).toBe(hostPolicy)
  }
})
