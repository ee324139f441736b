import { execFile, spawnSync } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import { onPath } from './available-engines.ts'

/** A page as an engine gives it to those who read it. */
export interface Reading {
  text: string
  /** Where its links lead; missing where that is not compared. */
  links?: string[]
  problems?: string[]
}

/** An engine that pages are read in; without `read` it is missing. */
export interface Reader {
  name: string
  /** Whether it writes what stands in place of pictures, the numbers of lists, and no choice but the first. */
  writesSigns: boolean
  /** Whether cells of a row stand beside each other, so that their lines mix. */
  mixesCells?: boolean
  read?: (addresses: string[]) => Promise<Reading[]>
}

/** What a program has printed; one that ends with an error, as lynx does at a 404, has printed the page all the same. */
async function printed(program: string, args: string[]): Promise<string> {
  const run = promisify(execFile)(program, args, { maxBuffer: 64 * 1024 * 1024 })
  const { stdout } = await run.catch((error: Error & { stdout: string }) => {
    if (error.stdout) return error
    throw error
  })
  return stdout
}

/** Runs one page after the other: a browser for text takes a tenth of a second. */
async function oneByOne(addresses: string[], read: (address: string) => Promise<Reading>): Promise<Reading[]> {
  const readings: Reading[] = []
  for (const address of addresses) readings.push(await read(address))
  return readings
}

/** What browsers for text write of their own: what a thing is, what is raised, and the kinds of other files of a page. */
const signs = /\(BUTTON\)|CAPTION:|\[(?:INS|DEL):|:(?:INS|DEL)\]|\^|^ *#.*$/gm

/** In lines of a thousand characters no word is broken. */
const lynxOptions = ['-dump', '-nonumbers', '-width=1000', '-assume_charset=utf-8', '-display_charset=utf-8']

async function readInLynx(address: string): Promise<Reading> {
  const page = await printed('lynx', [...lynxOptions, address])
  const list = page.lastIndexOf('Visible links:')
  const links = page
    .slice(list)
    .split('\n')
    .map((line) => line.trim())
  return { text: page.slice(0, list).replace(signs, ''), links }
}

/** A picture that says nothing is left out, and not called by its file. */
const w3mOptions = ['-dump', '-cols', '1000', '-O', 'UTF-8', '-o', 'ignore_null_img_alt=0']

/** Numbers stand in the middle of the text, so that links are listed by a second reading. */
async function readInW3m(address: string): Promise<Reading> {
  const text = (await printed('w3m', [...w3mOptions, address])).replace(signs, '')
  const listed = await printed('w3m', [...w3mOptions, '-o', 'display_link_number=1', address])
  const list = listed.slice(listed.lastIndexOf('References:'))
  return { text, links: [...list.matchAll(/^\[\d+\] (.+)$/gm)].map(([, link = '']) => link.trim()) }
}

const qtScript = path.join(import.meta.dirname, 'qt-webengine.py')

async function readInQt(addresses: string[]): Promise<Reading[]> {
  const lines = await printed('xvfb-run', ['-a', '/usr/bin/python3', qtScript, ...addresses])
  return lines
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Reading)
}

const hasQt = () =>
  onPath('xvfb-run') !== undefined &&
  spawnSync('/usr/bin/python3', ['-c', 'import PyQt5.QtWebEngineWidgets'], { stdio: 'ignore' }).status === 0

/** Engines that get text, links and pictures in order, and no more. */
export function readers(): Reader[] {
  return [
    {
      name: 'lynx',
      writesSigns: true,
      ...(onPath('lynx') && { read: (addresses) => oneByOne(addresses, readInLynx) }),
    },
    {
      name: 'w3m',
      writesSigns: true,
      mixesCells: true,
      ...(onPath('w3m') && { read: (addresses) => oneByOne(addresses, readInW3m) }),
    },
    { name: 'QtWebEngine 5.15', writesSigns: false, ...(hasQt() && { read: readInQt }) },
  ]
}
