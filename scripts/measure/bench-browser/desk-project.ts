import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { copyProject } from '../bench/project-copy.ts'
import { syntheticContent } from '../bench/synthetic-content.ts'

/** A copy of a project with more briefings, in which its desk is started. */
export interface DeskProject {
  root: string
  /** The briefings that are opened, the newest first; with their titles. */
  briefings: Briefing[]
  remove(): Promise<void>
}

export interface Briefing {
  /** From the root of the project. */
  file: string
  title: string
}

const git = ['-c', 'user.name=Bench', '-c', 'user.email=bench@localhost', '-c', 'commit.gpgsign=false']
const folder = 'content/articles'

/** Copies a project, as it is once its packages are installed, with so many briefings more than it has. */
export async function deskProject(project: string, more: number): Promise<DeskProject> {
  const { root, remove } = await copyProject(project)
  await syntheticContent(root).grow(more)
  for (const order of [
    ['init', '-q'],
    ['add', 'content'],
    ['commit', '-qm', 'As it was'],
  ])
    execFileSync('git', [...git, ...order], { cwd: root })
  return { root, briefings: briefingsIn(root), remove }
}

function briefingsIn(root: string): Briefing[] {
  const names = readdirSync(path.join(root, folder)).filter((name) => name.endsWith('.mdx'))
  const found = names.map((name) => {
    const file = `${folder}/${name}`
    const text = readFileSync(path.join(root, file), 'utf8')
    const [title = '', date = ''] = ['title', 'date'].map(
      (field) => new RegExp(`^${field}: "?(.*?)"?$`, 'm').exec(text)?.[1],
    )
    return { file, title, date }
  })
  return found.sort((a, b) => (a.date === b.date ? (a.file < b.file ? -1 : 1) : a.date < b.date ? 1 : -1))
}
