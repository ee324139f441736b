import { existsSync, realpathSync } from 'node:fs'
import path from 'node:path'
import watcher from '@parcel/watcher'

/** What the content check reads. */
const folders = ['content', 'public']

/**
 * Tells of what is written, comes or goes in `content/` and `public/`, hidden files excepted: what programs write before
 * they put it in place, and what the check writes for editors. Of a folder that comes or goes only the folder is told.
 *
 * Vite's own watcher reads a whole folder again after each change in it, which with a thousand articles keeps the preview
 * from answering for 50 ms (chokidar 3.6).
 *
 * @param tell is given the files from the root, as `content/site.json`
 * @param lost is told why changes may have been missed
 * @returns how to be told no more
 */
export async function watchContent(
  root: string,
  tell: (files: string[]) => void,
  lost: (error: Error) => void,
): Promise<() => Promise<void>> {
  const watched = folders.filter((folder) => existsSync(path.join(root, folder)))
  const subscriptions = await Promise.all(
    watched.map((folder) => {
      // The files are told as macOS knows them, behind links.
      const base = realpathSync(path.join(root, folder))
      return watcher.subscribe(base, (error, events) => {
        if (error) return lost(error)
        const names = events.map((event) => path.relative(base, event.path).split(path.sep))
        const files = names.filter((parts) => !parts.some((part) => part.startsWith('.')))
        if (files.length > 0) tell(files.map((parts) => [folder, ...parts].join('/')))
      })
    }),
  )
  return async () => {
    await Promise.all(subscriptions.map((subscription) => subscription.unsubscribe()))
  }
}
