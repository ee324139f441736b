import type { Signature } from '../desk/writer.ts'
import type { Identity } from './identity/identity.ts'
import { type Person, plainEmail, type Role, type TeamConfig } from './team-config.ts'

/** Somebody in the list, with what they may do. */
export interface Member {
  person: Person
  role: Role
}

/** Everybody in the list. */
export const membersOf = ({ people, roles }: Pick<TeamConfig, 'people' | 'roles'>): Member[] =>
  people.map((person) => ({ person, role: roles[person.role] as Role }))

/**
 * Who somebody is in the list: by the name that stays the same, or by an address that is theirs.
 *
 * @returns undefined for who is not in it, and where the two lead to different people
 */
export function memberOf(
  { people, roles }: Pick<TeamConfig, 'people' | 'roles'>,
  identity: Identity,
): Member | undefined {
  const { subject, email } = identity
  const bySubject = people.find((one) => one.subject === subject)
  // Somebody who is listed by a subject is nobody else who has the same address.
  const byEmail = email && people.find((one) => !one.subject && plainEmail(one.email) === plainEmail(email))
  if (bySubject && byEmail) return undefined
  const person = bySubject ?? (byEmail || undefined)
  return person && { person, role: roles[person.role] as Role }
}

/** What git takes off both ends of a name, and everywhere in it. */
const atEnds = /^[\s.,:;<>"\\']+|[\s.,:;<>"\\']+$/g

/**
 * Somebody as git keeps them: “Sam Roe, Jr.” is “Sam Roe, Jr” in the history.
 *
 * @see https://git-scm.com/docs/git-commit-tree#_commit_information
 */
export function signatureOf({ name, email }: Signature): Signature {
  return { name: name.replace(atEnds, ''), email: plainEmail(email).replace(atEnds, '') }
}
