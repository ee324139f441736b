import path from 'node:path'
import { expect, test } from 'vitest'
import { liveContent } from '../../../scripts/dev/vite-content-plugin.ts'

const root = path.resolve(import.meta.dirname, '../../..')

test('Vite watches the code, and neither the content nor the caches, which hold files by the thousand', () => {
  const { config } = liveContent(async () => ({ answer: () => undefined, former: () => Promise.reject() }))
  const { server } = (config as () => { server: { watch: { ignored: (file: string) => boolean } } })()
  const watched = ['', 'src', 'src/content/queries.ts', 'public/robots.txt', 'vite.config.ts']
  const unwatched = ['content', 'content/articles/x.mdx', '.cache/served/00/0a', 'dist-hosts/_headers']
  const isIgnored = (file: string) => server.watch.ignored(path.join(root, file))
  expect(watched.filter(isIgnored)).toEqual([])
  expect(unwatched.filter((file) => !isIgnored(file))).toEqual([])
})
