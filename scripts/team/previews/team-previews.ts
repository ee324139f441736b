import { rmSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import path from 'node:path'
import { cacheKey } from '../../cache/cache-key.ts'
import type { PagesCode } from '../../desk/bundled-code.ts'
import { gitIn } from '../../desk/repository/run-git.ts'
import { type BundledFiles, servedFiles } from '../../desk/served-files.ts'
import { readingMethods } from '../../hosts/request-target.ts'
import { oneAtATime } from '../../tools/one-at-a-time.ts'
import { type Notice, sendNotice } from '../front/notice-page.ts'
import { putTree } from '../repository/put-tree.ts'
import type { SharedRepository } from '../repository/shared-repository.ts'
import { titleOf } from '../reviews/follow-reviews.ts'
import { mergedTree } from '../reviews/merged-tree.ts'
import type { ReviewBranch } from '../reviews/review-branches.ts'
import type { TeamConfig } from '../team-config.ts'
import { previewAssets, previewStyles, siteAssets } from './preview-document.ts'
import { type PreviewLinks, previewPath } from './preview-links.ts'
import { type PreviewSite, previewSite } from './preview-site.ts'

/** So many reviews are held ready at once: each takes as much memory as the desk of somebody. */
const mostOpen = 3
/** So long after it was read last a review is held ready, in milliseconds. */
const idle = 30 * 60_000

interface Options {
  config(): TeamConfig
  find: PreviewLinks['find']
  shared: SharedRepository
  code: PagesCode
  log: Pick<Console, 'error'>
}

/** A review that is held ready. */
interface Open {
  root: string
  /** What it is made of; undefined before that is known. */
  key?: string | undefined
  tree?: string | undefined
  site?: Promise<PreviewSite>
  end: NodeJS.Timeout
}

/** The files of the site's own code at their addresses here. */
const assetsOf = (files: BundledFiles): BundledFiles =>
  new Map(
    [...files].flatMap(([address, bytes]) => {
      if (!address.startsWith(siteAssets)) return []
      const own = address.endsWith('.css') ? Buffer.from(previewStyles(bytes.toString('utf8'))) : bytes
      return [[previewAssets + address.slice(siteAssets.length), own] as const]
    }),
  )

/** `/_preview/<token>/briefings/x` */
const address = new RegExp(`^${previewPath}([\\w-]+)(/.*)?$`)

/** Answers whoever has a link to a review with its pages, and nobody with anything else. */
export function teamPreviews({ config, find, shared, code, log }: Options) {
  const git = gitIn(shared.folder)
  const folder = path.join(config().folder, 'previews')
  rmSync(folder, { recursive: true, force: true })
  const assets = servedFiles(assetsOf(code.files))
  /** By branch, the one that was read last at the end. */
  const known = new Map<string, Open>()
  const inTurn = oneAtATime()

  function close(branch: string): void {
    const open = known.get(branch)
    if (!open) return
    known.delete(branch)
    clearTimeout(open.end)
    rmSync(open.root, { recursive: true, force: true })
  }

  function opened(branch: string): Open {
    const open = known.get(branch) ?? {
      root: path.join(folder, cacheKey(branch)),
      end: setTimeout(() => close(branch), idle).unref(),
    }
    known.delete(branch)
    known.set(branch, open)
    open.end.refresh()
    const [oldest = ''] = known.keys()
    if (known.size > mostOpen) close(oldest)
    return open
  }

  /** The site that a review would make on the main branch as it is. */
  async function siteOf(review: ReviewBranch): Promise<{ root: string; site: PreviewSite }> {
    const { branch, commit, files, messages } = review
    const main = await shared.newest()
    const open = opened(branch)
    const key = `${commit} ${main}`
    if (open.key !== key) {
      open.key = key
      open.site = inTurn(async () => {
        const tree = await mergedTree(git, review, main)
        const before = open.tree
        open.tree = undefined
        await putTree(git, open.root, before, tree)
        open.tree = tree
        return previewSite({ root: open.root, title: titleOf(messages), files, code, log })
      })
      // What has failed is tried again by the next who reads.
      open.site.catch(() => {
        open.key = undefined
      })
    }
    return { root: open.root, site: await (open.site as Promise<PreviewSite>) }
  }

  const over = (): Notice => ({
    status: 404,
    title: 'This preview is not here',
    says: [
      'The link has ended or was taken back, or it is not complete.',
      `Ask whoever sent it to you for another one, or ${config().ask}.`,
    ],
  })
  const unready: Notice = {
    status: 503,
    title: 'This preview cannot be shown at the moment',
    says: ['Its texts are being worked on. Try again later, or ask whoever sent you the link.'],
  }

  async function answerLink(
    [base, rest]: readonly [base: string, rest: string],
    { review, until }: NonNullable<ReturnType<PreviewLinks['find']>>,
    response: ServerResponse,
  ): Promise<void> {
    const { root, site } = await siteOf(review)
    const page = await site.page(rest, { base, until })
    if (page) {
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': page.policy })
      return void response.end(page.html)
    }
    if (rest === '' || rest === '/') return void response.writeHead(302, { location: base + site.first }).end()
    if (await site.pictures.answer(rest, response)) return
    // The pictures of the content stand there as they are, those of other texts among them.
    if (!rest.startsWith('/content/') && (await servedFiles(new Map(), root).answer(rest, response))) return
    sendNotice(response, over())
  }

  return async (request: IncomingMessage, response: ServerResponse, pathname: string): Promise<void> => {
    response.setHeader('x-robots-tag', 'noindex')
    response.setHeader('referrer-policy', 'no-referrer')
    response.setHeader('cache-control', 'no-store')
    response.setHeader('x-content-type-options', 'nosniff')
    response.setHeader('cross-origin-resource-policy', 'same-origin')
    if (!readingMethods.includes(request.method ?? ''))
      return void response.writeHead(405, { allow: readingMethods.join(', ') }).end()
    if (await assets.answer(pathname, response)) return
    const [, token = '', rest = ''] = address.exec(pathname) ?? []
    const link = find(token)
    if (!link) return sendNotice(response, over())
    await answerLink([previewPath + token, rest], link, response).catch((error: Error) => {
      log.error(`A preview of ${link.review.branch} could not be shown: ${error.message}`)
      if (response.headersSent) throw error
      sendNotice(response, unready)
    })
  }
}

export type TeamPreviews = ReturnType<typeof teamPreviews>
