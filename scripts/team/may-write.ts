import { type Collection, type CollectionName, collections } from '../../src/content/collections.ts'
import { placeOf } from '../content/model/place.ts'
import { sharedFolder } from '../content/pictures/find-picture.ts'
import { isPicture } from '../content/pictures/is-picture.ts'
import type { Member } from './people.ts'
import { legalCollections } from './team-config.ts'

/** The collection of a text or of a picture beside one; undefined of a picture that several collections may show. */
export function collectionOf(file: string): CollectionName | 'shared' | undefined {
  const name = file.startsWith('content/') ? file.slice('content/'.length) : ''
  const place = placeOf(name)
  if (!place.problem) return place.collection
  if (!isPicture(file)) return undefined
  if (file.startsWith(`${sharedFolder}/`)) return 'shared'
  const rows = Object.entries(collections) as [CollectionName, Collection][]
  return rows.find(([, row]) => row.kind === 'entries' && file.startsWith(`content/${row.path}/`))?.[0]
}

export const isLegal = (collection: string) => legalCollections.includes(collection)

/** Whether somebody writes the texts of a collection, or the pictures that several may show. */
export function writesIn({ role }: Member, collection: CollectionName | 'shared' | undefined): boolean {
  if (collection === undefined) return false
  if (isLegal(collection)) return role.legal
  if (role.writes === 'everything') return true
  return collection === 'shared' ? role.writes.length > 0 : role.writes.some((one) => one === collection)
}

/** Whether somebody may write a file. */
export const mayWrite = (member: Member, file: string): boolean => writesIn(member, collectionOf(file))
