import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Collection, collections } from '#src/content/collections.ts'
import { slugOf } from '#src/lib/slug-of.ts'
import { guessCollection, pathIn } from '../fields/guess-collection.ts'
import { suggest } from '../fields/suggest.ts'
import type { Issue } from '../model/issue.ts'
import type { RuleId } from '../rules/rules.ts'
import type { Source } from './discover.ts'
import { copyOf, noText } from './stray-file.ts'

/**
 * Says where a file belongs that stands in no collection or has a name no entry can have. `files` are all there are: none
 * is sent to the place of another.
 */
export function checkPlace(root: string, { file, place, bytes }: Source, files: ReadonlySet<string>): Issue[] {
  if (!place.problem) return []
  const issue = (rule: RuleId, message: string, hint: string): Issue[] => [
    { severity: 'error', rule, file, message, hint },
  ]
  if (place.problem === 'lost-link') {
    return issue(
      'lost-link',
      'The file is a symbolic link to a file that is not there.',
      'Put the file itself in its place, or remove the link.',
    )
  }
  const row: Collection | undefined = place.collection && collections[place.collection]
  const own = place.collection && pathIn(place.collection, slugOf(apart(bare(place.slug ?? ''))))
  const original = copyOf(file, files)
  if (original)
    return issue(
      'file-name',
      `The file looks like a copy of ${original} that a program made.`,
      place.collection
        ? 'Delete it if nobody needs it. To keep it as a text of its own, give it a name that says what it is about: lower-case letters, digits and single hyphens.'
        : 'Delete it, after putting what is new in it into that file.',
    )
  if (place.problem === 'file-name' && own)
    return issue(
      'file-name',
      'The name of the file cannot stand in an address.',
      taken(own, files) ?? `Rename it to ${own}: lower-case letters, digits and single hyphens.`,
    )
  if (place.problem === 'windows-name')
    return issue(
      'file-name',
      'Windows keeps this name for a device, so the file could not be opened there.',
      'Give it another name, for example with a second word.',
    )
  if (place.problem === 'sub-folder' && place.collection) {
    return issue(
      'wrong-folder',
      `Files of content/${row?.path} stand directly in that folder.`,
      moveTo(pathIn(place.collection, place.slug ?? ''), files),
    )
  }
  if (place.problem === 'index' && place.collection && place.slug) {
    const parent = place.slug.replace(/\/index$/, '')
    return issue(
      'file-name',
      `Only the home page is called index: this would be the page at /${place.slug}.`,
      moveTo(pathIn(place.collection, parent), files),
    )
  }
  const other = noText(file, row?.kind === 'entries' ? row.path : 'articles')
  if (other) return issue('wrong-folder', other.message, other.hint)
  const guess = belongsTo(file, () => bytes ?? readFileSync(join(root, file)))
  const move = guess ? (taken(guess, files) ?? `By its fields it belongs to ${guess}.`) : ''
  if (place.problem === 'wrong-ending' && row?.kind === 'entries') {
    const name = withEnding(file, row.format)
    if (name)
      return issue(
        'wrong-folder',
        `The name of the file ends in ${file.slice(file.search(/\.[^/]*$/))}, so it would never be seen.`,
        taken(name, files) ?? `Rename it to ${name}.`,
      )
    return issue(
      'wrong-folder',
      `The folder content/${row.path} holds .${row.format} files only.`,
      move ||
        `Write it as .${row.format}, or move it to the folder it belongs to. Pictures end in .jpg, .png, .webp, .avif or .svg.`,
    )
  }
  return issue('wrong-folder', 'The file belongs to no collection, so it would never be seen.', move || folders(file))
}

/** The path with the ending it was meant to have. Windows saves `x.mdx.txt` and hides its ending. */
function withEnding(file: string, format: string): string | undefined {
  const name =
    format === 'mdx' && /\.(?:md|markdown|txt)$/i.test(file)
      ? `${bare(file.replace(/\.\w+$/, ''))}.mdx`
      : file.replace(/(\.(?:mdx|json))\.\w+$/i, '$1').replace(/\.\w+$/, (ending) => ending.toLowerCase())
  return name !== file && name.endsWith(`.${format}`) ? name : undefined
}

/** A name without the ending of a text. */
const bare = (name: string) => name.replace(/\.(?:mdx|json)$/, '')

function moveTo(path: string, files: ReadonlySet<string>): string {
  return taken(path, files) ?? `Move it to ${path}.`
}

/** What to do with a file whose place another one has. */
function taken(path: string, files: ReadonlySet<string>): string | undefined {
  return files.has(path)
    ? `There is ${path} already: put what is new into that file and remove this one, or move this one beside it under a name of its own.`
    : undefined
}

/** The path the file should have, by its ending and its fields. */
function belongsTo(file: string, read: () => Buffer): string | undefined {
  const ending = /\.(mdx|json)$/.exec(file)?.[1]
  if (!ending) return undefined
  const text = read().toString()
  const keys =
    ending === 'mdx'
      ? [...(text.split(/^---/m)[1]?.matchAll(/^([A-Za-z]\w*):/gm) ?? [])].map((found) => found[1] ?? '')
      : jsonKeys(text)
  const guess = guessCollection(keys, ending as 'mdx' | 'json')
  const slug = slugOf(apart(file.replace(/^content\//, '').replace(/\.[^./]+$/, '')))
  return guess && pathIn(guess, slug.split('/').at(-1) ?? slug)
}

function jsonKeys(text: string): string[] {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value && !Array.isArray(value) ? Object.keys(value) : []
  } catch {
    return []
  }
}

function folders(file: string): string {
  const rows = Object.values(collections) as Collection[]
  const paths = rows.map((row) => row.path)
  const meant = suggest(file.replace(/^content\//, '').replace(/\/[^/]*$/, ''), paths)
  if (meant) return `Did you mean content/${meant}?`
  const names = rows.filter((row) => row.kind === 'entries').map((row) => row.path)
  return `The folders are ${names.join(', ')}; lists, site and forms have fixed files.`
}

/** Words written without a space: `AboutUs` is `About Us`. */
const apart = (name: string) => name.replace(/([a-z0-9])([A-Z])/g, '$1 $2')
