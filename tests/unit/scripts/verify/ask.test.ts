import { expect, test } from 'vitest'
import { whyNoAnswer } from '../../../../scripts/verify/ask.ts'

test('a certificate that is not trusted is told apart from a silent server, with what to name', () => {
  for (const [code, message] of [
    ['DEPTH_ZERO_SELF_SIGNED_CERT', 'self-signed certificate'],
    ['CERT_HAS_EXPIRED', 'certificate has expired'],
    ['UNABLE_TO_VERIFY_LEAF_SIGNATURE', 'unable to verify the first certificate'],
    ['ERR_TLS_CERT_ALTNAME_INVALID', "Hostname/IP does not match certificate's altnames"],
  ]) {
    const said = whyNoAnswer(Object.assign(new Error(message), { code }))
    expect(said).toContain(`not trusted here: ${message}.`)
    expect(said).toContain('NODE_EXTRA_CA_CERTS')
  }
  const refused = Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:9'), { code: 'ECONNREFUSED' })
  expect(whyNoAnswer(refused)).toBe('nobody answers: connect ECONNREFUSED 127.0.0.1:9.')
  expect(whyNoAnswer(Object.assign(new Error(''), { code: 'ETIMEDOUT' }))).toBe('nobody answers: ETIMEDOUT.')
})
