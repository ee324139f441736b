import type { FileResult } from '../model/file-result.ts'

/** What an entry is called where people read of it. */
export interface Named {
  /** The content file, from the project's root. */
  file: string
  title: string
}

/** The file and the title of an entry, or its name, or what it is called in its address. */
export function named({ file, slug, value }: FileResult): Named {
  const { title, name } = (value ?? {}) as { title?: string; name?: string }
  return { file, title: title ?? name ?? slug }
}
