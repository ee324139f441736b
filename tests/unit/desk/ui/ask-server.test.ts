// @vitest-environment dom
import { afterEach, expect, test, vi } from 'vitest'
import { askServer, isRefusal } from '#src/desk/ui/server/ask-server.ts'

const file = 'content/pages/x.mdx'
const fetched = vi.fn(async (_address: string, _sent: RequestInit) => Response.json({}))

afterEach(() => vi.unstubAllGlobals())

test('what is asked stands in the address of a reading, in JSON, or beside the bytes that come with it', async () => {
  vi.stubGlobal('fetch', fetched)
  await askServer('GET targets', {})
  await askServer('GET search', { words: 'a & b', file: undefined })
  await askServer('POST move', { file, slug: 'y' })
  const bytes = new Blob(['x'])
  await askServer('POST picture', { file, name: 'x.png', bytes })
  expect(fetched.mock.calls.map(([address, { method, body }]) => [method, address, body])).toEqual([
    ['GET', '/_desk/api/targets', undefined],
    ['GET', '/_desk/api/search?words=a+%26+b', undefined],
    ['POST', '/_desk/api/move', JSON.stringify({ file, slug: 'y' })],
    ['POST', '/_desk/api/picture?file=content%2Fpages%2Fx.mdx&name=x.png', bytes],
  ])
})

test('what comes with a refusal is read where the request and its status say so', async () => {
  const body = { message: 'Changed.', text: 'Theirs', version: 'b' }
  vi.stubGlobal('fetch', async () => Response.json(body, { status: 409 }))
  const error = await askServer('PUT entry', { file, text: '', base: 'a' }).catch((error: unknown) => error)
  expect(isRefusal(error, 'PUT entry', 409) && error.body).toEqual(body)
  expect(isRefusal(error, 'POST delete', 409)).toBe(false)
})
