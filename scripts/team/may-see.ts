import { existsSync } from 'node:fs'
import path from 'node:path'
import { mayWrite } from './may-write.ts'
import type { Member } from './people.ts'
import { isSafeName } from './repository/changed-files.ts'
import { cloneFolder } from './repository/writer-clone.ts'

/** Whether somebody sees the drafts of a file’s collection: those of texts they write they always see. */
export const seesDraftsOf = (member: Member, file: string): boolean =>
  member.role.seesDrafts !== false || mayWrite(member, file)

/**
 * Whether somebody may be told that there is a file: what they are kept from does not stand in their clone, and neither does
 * what only others have written so far.
 *
 * @param folder that of the desk
 */
export const maySee = (folder: string, member: Member, file: string): boolean =>
  seesDraftsOf(member, file) ||
  (isSafeName(file) && existsSync(path.join(cloneFolder(folder, member.person.email), file)))
