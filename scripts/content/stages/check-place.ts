import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Collection, collections } from '#src/content/collections.ts'
import { slugOf } from '#src/lib/slug-of.ts'
import { guessCollection, pathIn } from '../fields/guess-collection.ts'
import { suggest } from '../fields/suggest.ts'
import type { Issue } from '../report/issue.ts'
import type { Source } from './discover.ts'

/**
 * Says where a file belongs that stands in no collection or has a name no entry can have. `files` are all there are: none
 * is sent to the place of another.
 */
export function checkPlace(root: string, { file, place }: Source, files: ReadonlySet<string>): Issue[] {
  if (!place.problem) return []
  const issue = (rule: string, message: string, hint: string): Issue[] => [
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
  if (place.problem === 'file-name' && place.collection) {
    const name = slugOf(apart((place.slug ?? '').replace(/\.(?:mdx|json)$/, '')))
    return issue(
      'file-name',
      'The name of the file cannot stand in an address.',
      taken(pathIn(place.collection, name), files) ??
        `Rename it to ${pathIn(place.collection, name)}: lower-case letters, digits and single hyphens.`,
    )
  }
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
  if (/\.(?:docx?|odt|rtf|pages)$/i.test(file)) {
    const folder = row?.kind === 'entries' ? row.path : 'articles'
    return issue(
      'wrong-folder',
      'Documents of a word processor cannot be read.',
      `Make an entry with \`npm run new\`, copy the text into its .mdx file in content/${folder}, mark headings with ## and lists with "- ", and remove this file.`,
    )
  }
  const guess = belongsTo(root, file)
  const move = guess ? (taken(guess, files) ?? `By its fields it belongs to ${guess}.`) : ''
  if (place.problem === 'wrong-ending' && row?.kind === 'entries') {
    // Windows saves `x.mdx.txt` and hides its ending.
    const name = file.replace(/(\.(?:mdx|json))\.\w+$/i, '$1').replace(/\.\w+$/, (ending) => ending.toLowerCase())
    if (name !== file && name.endsWith(`.${row.format}`))
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
function belongsTo(root: string, file: string): string | undefined {
  const ending = /\.(mdx|json)$/.exec(file)?.[1]
  if (!ending) return undefined
  const text = readFileSync(join(root, file), 'utf8')
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
