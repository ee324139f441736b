import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { z } from 'zod'
import { writeAtomically } from '../../cache/write-atomically.ts'
import { UsageError } from '../../tools/usage-error.ts'
import { type Member, membersOf } from '../people.ts'
import { cloneFolder } from '../repository/writer-clone.ts'
import { person, plainEmail, role, type TeamConfig } from '../team-config.ts'

const known = z.array(z.strictObject({ person, role }))

/** Who was in the list, with what they might do last. */
export interface KnownMembers {
  /** Notes who is in the list, and returns who is not any more and has a clone. */
  former(config: Pick<TeamConfig, 'people' | 'roles'>): Member[]
}

/**
 * Opens what is known in a folder of a desk: the list of people names nobody who was taken out, and a clone does not say whose
 * it is.
 *
 * @throws UsageError where it cannot be read
 */
export function knownMembers(folder: string): KnownMembers {
  const file = path.join(folder, 'members.json')
  let before: Member[] = []
  try {
    if (existsSync(file)) before = known.parse(JSON.parse(readFileSync(file, 'utf8')))
  } catch (error) {
    throw new UsageError(
      `${file} cannot be read: ${(error as Error).message}`,
      'It holds who was in the list of people. Put it back from a backup; without it nobody knows whose the clones are.',
    )
  }
  return {
    former(config) {
      const listed = membersOf(config)
      const emails = new Set(listed.map((member) => plainEmail(member.person.email)))
      const former = before.filter(
        ({ person: { email } }) => !emails.has(plainEmail(email)) && existsSync(cloneFolder(folder, email)),
      )
      const now = [...listed, ...former]
      if (!isDeepStrictEqual(now, before)) writeAtomically(file, `${JSON.stringify(now, null, 2)}\n`, 0o600)
      before = now
      return former
    },
  }
}
