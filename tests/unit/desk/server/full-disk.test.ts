import { expect, test } from 'vitest'
import { asRefusal } from '../../../../scripts/desk/http/as-refusal.ts'
import { GitError } from '../../../../scripts/desk/repository/run-git.ts'

test('a disk that is too full for git is said in a sentence', () => {
  for (const words of [
    'fatal: unable to write loose object file: No space left on device\n',
    'error: file write error: Disk quota exceeded\nfatal: failed to write object\n',
  ])
    expect(asRefusal(new GitError(words))).toMatchObject({
      status: 507,
      message: expect.stringMatching(/^The disk is full/),
    })
})

test('what a remote says of its own disk is nothing of this one', () => {
  const words =
    'remote: fatal: unable to write loose object file: No space left on device\nerror: failed to push some refs\n'
  expect(asRefusal(new GitError(words)).status).toBe(500)
})
