import { expect, test } from 'vitest'
import { reviewAddress } from '../../../../scripts/desk/repository/review-address.ts'

const remotes = [
  ['git@github.com:firm/site.git', 'https://github.com/firm/site/compare/desk/x?expand=1'],
  ['https://ada:secret@github.com/firm/site.git', 'https://github.com/firm/site/compare/desk/x?expand=1'],
  [
    'ssh://git@gitlab.firm.com:2222/group/sub/site.git',
    'https://gitlab.firm.com/group/sub/site/-/merge_requests/new?merge_request%5Bsource_branch%5D=desk%2Fx',
  ],
  ['https://bitbucket.org/firm/site', 'https://bitbucket.org/firm/site/pull-requests/new?source=desk%2Fx'],
  ['git@gitea.firm.com:firm/site.git', 'https://gitea.firm.com/firm/site/compare/main...desk/x'],
  ['https://codeberg.org/firm/site.git', 'https://codeberg.org/firm/site/compare/main...desk/x'],
  ['/srv/git/site.git', undefined],
  ['https://git.firm.com/site.git', undefined],
] as const
for (const [remote, address] of remotes) {
  test(`a review of ${remote} is opened at ${address}`, () => {
    expect(reviewAddress(remote, 'desk/x', '')).toBe(address)
  })
}

test('what the remote says itself comes first, and only a secure address', () => {
  const said =
    'remote: \nremote: Create a pull request:\nremote:   https://github.com/firm/site/pull/new/desk/x\nremote: \n'
  expect(reviewAddress('git@github.com:firm/site.git', 'desk/x', said)).toBe(
    'https://github.com/firm/site/pull/new/desk/x',
  )
  expect(reviewAddress('/srv/site.git', 'desk/x', 'remote: javascript:alert(1)\n')).toBeUndefined()
})
