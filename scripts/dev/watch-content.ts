import { type FSWatcher, readdirSync, watch } from 'node:fs'
import { join, sep } from 'node:path'
import { ledTo } from '../content/model/led-to.ts'
import { isGone } from '../content/stages/guard.ts'

/** What the content check reads. */
const folders = ['content', 'public']

/** Whether the system watches a folder with all that is in it; inotify watches one folder at a time. */
const isWhole = process.platform === 'darwin' || process.platform === 'win32'

/**
 * Tells of what is written, comes or goes in `content/` and `public/`, hidden files excepted: what programs write before
 * they put it in place, and what the check writes for editors. Of a folder that comes only the folder is told.
 *
 * Vite's own watcher reads a whole folder again after each change in it, which with a thousand articles keeps the preview
 * from answering for 50 ms (chokidar 3.6). @parcel/watcher 2.6.0 sees nothing any more once a signal has met it, which the
 * end of a git command does now and then (https://github.com/parcel-bundler/watcher/issues/253).
 *
 * @param tell is given the files from the root, as `content/site.json`
 * @param lost is told why changes may have been missed, and may be missed from now on
 * @returns how to be told no more
 */
export function watchContent(root: string, tell: (files: string[]) => void, lost: (error: Error) => void): () => void {
  /** By the name of the folder, from the root. */
  const watchers = new Map<string, FSWatcher>()

  const open = (name: string, recursive: boolean, hear: (file: string, kind: string) => void) => {
    const watcher = watch(join(root, name), { recursive }, (kind, file) => {
      if (watchers.get(name) === watcher) hear((file ?? '').split(sep).join('/'), kind)
    })
    watchers.set(name, watcher.on('error', lost))
  }
  const forget = (name: string) => {
    for (const [watched, watcher] of watchers)
      if (name === '' || watched === name || watched.startsWith(`${name}/`)) {
        watchers.delete(watched)
        watcher.close()
      }
  }
  const attempt = (watching: () => void) => {
    try {
      watching()
    } catch (error) {
      if (!isGone(error)) lost(error as Error)
    }
  }
  const watchFolder = (name: string): void =>
    attempt(() => {
      open(name, isWhole, (file, kind) => hear(`${name}/${file}`, kind))
      for (const item of isWhole ? [] : readdirSync(join(root, name), { withFileTypes: true }))
        if (item.isDirectory() && !item.name.startsWith('.')) watchFolder(`${name}/${item.name}`)
    })
  const hear = (name: string, kind: string) => {
    if (name.split('/').some((part) => part.startsWith('.'))) return
    // A folder that came, or went and came again: the one that was watched is another.
    if (kind === 'rename' && !(isWhole && name.includes('/'))) {
      forget(name)
      if (ledTo(join(root, name))?.isDirectory()) watchFolder(name)
    }
    tell([name])
  }

  attempt(() => open('', false, (file, kind) => folders.includes(file) && hear(file, kind)))
  for (const folder of folders) watchFolder(folder)
  return () => forget('')
}
