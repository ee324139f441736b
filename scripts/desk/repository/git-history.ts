import type { Revision } from '../../../src/desk/requests/hand-over.ts'
import type { RunGit } from './run-git.ts'

/** A revision, and where the file stood in it. */
interface FileRevision extends Revision {
  path: string
  deleted: boolean
}

const most = 500

/** The revisions of a file, also under its former names, the newest first. */
export async function gitHistory(git: RunGit, file: string): Promise<FileRevision[]> {
  // Record, unit: no message has these characters.
  const format = '--format=%x1e%H%x1f%an%x1f%aI%x1f%B%x1f'
  const output = await git(['log', `-n${most}`, '--follow', '--name-status', '-z', format, 'HEAD', '--', file])
  const records = output.toString('utf8').split('\x1e').slice(1)
  return records.map((record) => {
    const [id = '', author = '', date = '', message = '', files = ''] = record.split('\x1f')
    const names = files.split('\0').filter((part) => part.trim())
    const deleted = names[0]?.trim() === 'D'
    return { id, author, date, message: message.trim(), path: names.at(-1) ?? file, deleted }
  })
}
