import { expect, test } from 'vitest'
import { cloudFrontTemplate } from '../../../../scripts/hosts/cloudfront.ts'
import { cloudFrontFunction } from '../../../../scripts/hosts/cloudfront-function.ts'
import { headerRules, headersFor } from '../../../../scripts/hosts/headers.ts'
import { s3Upload } from '../../../../scripts/hosts/s3-upload.ts'

const rules = { headers: headerRules("default-src 'none'"), redirects: [{ from: '/terms', to: '/terms-of-service' }] }
const code = cloudFrontFunction(rules.redirects)
const { Resources } = JSON.parse(cloudFrontTemplate(rules))

type Query = Record<string, { value: string; multiValue?: { value: string }[] }>

/** Runs the function with an event as CloudFront hands it over: https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/functions-event-structure.html */
function at(uri: string, querystring: Query = {}): string {
  const handler = new Function(`${code}; return handler`)()
  const answer = handler({ request: { uri, querystring } })
  return answer.statusCode ? `${answer.statusCode} ${answer.headers.location.value}` : answer.uri
}

test('each address finds its file, and its other spellings lead to it', () => {
  expect(at('/')).toBe('/index.html')
  expect(at('/about')).toBe('/about.html')
  expect(at('/assets/a-1.js')).toBe('/assets/a-1.js')
  expect(at('/.well-known/security.txt')).toBe('/.well-known/security.txt')
  expect(at('/404')).toBe('/404')
  for (const spelling of ['/about/', '/about.html', '/about/index.html', '/about/index'])
    expect(at(spelling)).toBe('301 /about')
  for (const spelling of ['/index.html', '/index']) expect(at(spelling)).toBe('301 /')
  expect(at('//elsewhere.example/')).toBe('301 /elsewhere.example')
})

test('redirects keep the query', () => {
  for (const spelling of ['/terms', '/terms/', '/terms.html']) expect(at(spelling)).toBe('301 /terms-of-service')
  const query = { a: { value: '1' }, b: { value: '2', multiValue: [{ value: '2' }, { value: '3' }] } }
  expect(at('/terms', query)).toBe('301 /terms-of-service?a=1&b=2&b=3')
})

test('the function is small enough', () => {
  // 10 KB: https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/cloudfront-limits.html#limits-functions
  expect(code.length).toBeLessThan(10_240)
})

/** The headers an address is sent, by the first cache behaviour whose pattern fits it. */
function sentTo(address: string): Record<string, unknown> {
  const { CacheBehaviors, DefaultCacheBehavior } = Resources.Site.Properties.DistributionConfig
  const fits = ({ PathPattern }: { PathPattern: string }) =>
    PathPattern.endsWith('*') ? address.startsWith(PathPattern.slice(0, -1)) : PathPattern === address
  const behaviour = CacheBehaviors.find(fits) ?? DefaultCacheBehavior
  const config = Resources[behaviour.ResponseHeadersPolicyId.Ref].Properties.ResponseHeadersPolicyConfig
  const items: { Header: string; Value: string }[] = config.CustomHeadersConfig.Items
  const named = config.SecurityHeadersConfig
  const { AccessControlMaxAgeSec, IncludeSubdomains } = named.StrictTransportSecurity
  return {
    ...Object.fromEntries(items.map(({ Header, Value }) => [Header, Value])),
    'Content-Security-Policy': named.ContentSecurityPolicy.ContentSecurityPolicy,
    'X-Frame-Options': named.FrameOptions.FrameOption,
    'Referrer-Policy': named.ReferrerPolicy.ReferrerPolicy,
    'X-Content-Type-Options': 'nosniff',
    'Strict-Transport-Security': `max-age=${AccessControlMaxAgeSec}${IncludeSubdomains ? '; includeSubDomains' : ''}`,
  }
}

test('every address gets the headers of the rules; the type comes with the file', () => {
  for (const address of ['/', '/about', '/assets/a.js', '/og/a.png', '/briefings/feed.xml', '/llms.txt']) {
    const { 'Content-Type': type, ...headers } = headersFor(address, rules.headers)
    expect(sentTo(address), address).toEqual(headers)
    if (type) expect(s3Upload(rules)).toContain(`"$2${address}" --content-type '${type}'`)
  }
})

test('a policy stays within what CloudFront takes', () => {
  // Ten headers of one's own: https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/cloudfront-limits.html#limits-response-headers-policies
  const policies = Object.values(Resources as Record<string, { Type: string; Properties: never }>).filter(
    ({ Type }) => Type === 'AWS::CloudFront::ResponseHeadersPolicy',
  )
  expect(policies).toHaveLength(8)
  for (const { Properties } of policies) {
    const { ResponseHeadersPolicyConfig } = Properties as {
      ResponseHeadersPolicyConfig: { CustomHeadersConfig: { Items: unknown[] } }
    }
    expect(ResponseHeadersPolicyConfig.CustomHeadersConfig.Items.length).toBeLessThanOrEqual(10)
  }
})

test('what the bucket does not hold is a 404 with the page that says so', () => {
  // A bucket nobody may list answers 403: https://docs.aws.amazon.com/AmazonS3/latest/API/API_GetObject.html
  expect(Resources.Site.Properties.DistributionConfig.CustomErrorResponses).toEqual(
    [403, 404].map((ErrorCode) => ({ ErrorCode, ResponseCode: 404, ResponsePagePath: '/404.html' })),
  )
})
