import { type FileHandle, open } from 'node:fs/promises'
import path from 'node:path'
import { newline } from './open-file.ts'

interface Waiting {
  line: string
  kept: () => void
  failed: (error: unknown) => void
}

/** A file of records, one line of JSON each, that is written at its end alone. */
export class RecordFile {
  private waiting: Waiting[] = []
  private writing = false

  constructor(private readonly file: string) {}

  /**
   * Resolves when the record is on the disk (`fsync`). What comes while the disk works is written together, so that a
   * thousand at once wait for a few turns of it. Rejects when it is not kept; nothing of it is in the file then.
   */
  append(record: object): Promise<void> {
    return new Promise((kept, failed) => {
      this.waiting.push({ line: `${JSON.stringify(record)}\n`, kept, failed })
      if (!this.writing) void this.writeWaiting()
    })
  }

  private async writeWaiting(): Promise<void> {
    this.writing = true
    while (this.waiting.length > 0) {
      const together = this.waiting.splice(0)
      try {
        await this.write(together.map(({ line }) => line).join(''))
        for (const { kept } of together) kept()
      } catch (error) {
        for (const { failed } of together) failed(error)
      }
    }
    this.writing = false
  }

  private async write(lines: string): Promise<void> {
    const handle = await open(this.file, 'a+', 0o600)
    try {
      const { size } = await handle.stat()
      try {
        // Half a line that a crash has left would be glued to the first of these.
        await handle.appendFile((await endsLine(handle, size)) ? lines : `\n${lines}`)
        await handle.sync()
        if (size === 0) await syncFolder(path.dirname(this.file))
      } catch (error) {
        await handle.truncate(size)
        throw error
      }
    } finally {
      await handle.close()
    }
  }
}

async function endsLine(handle: FileHandle, size: number): Promise<boolean> {
  if (size === 0) return true
  const { buffer } = await handle.read(Buffer.alloc(1), 0, 1, size - 1)
  return buffer[0] === newline
}

/** The name of a new file is kept by its folder. @see https://man7.org/linux/man-pages/man2/fsync.2.html */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r')
  await handle.sync().finally(() => handle.close())
}
