import type { IncomingMessage, ServerResponse } from 'node:http'
import { liveCheck } from '../dev/live-check.ts'
import { livePages, pageEvents } from '../dev/live-pages.ts'
import { previewPictures } from '../dev/preview-pictures.ts'
import { requestTarget } from '../hosts/request-target.ts'
import { together } from '../tools/together.ts'
import { type AnswersFrom, answerRequests, type DeskAnswers } from './answer-requests.ts'
import type { BundledCode } from './bundled-code.ts'
import { bundledPages } from './bundled-pages.ts'
import { type ServedFiles, servedFiles } from './served-files.ts'

/** Where a desk writes, and whom it tells. */
export interface OpenDeskOptions extends Pick<AnswersFrom, 'root' | 'token' | 'openWindow' | 'onError' | 'writer'> {
  code: Promise<BundledCode>
  log: Pick<Console, 'info' | 'warn' | 'error'>
}

/** A desk as a part of a server: its page, its requests, the pages and the files of the site. */
export interface OpenDesk extends Pick<DeskAnswers, 'renew' | 'tell'> {
  answer(request: IncomingMessage, response: ServerResponse): Promise<void>
  close(): void
}

/**
 * Opens a desk: checks the content, while its code is made ready. That of the pages is waited for by whoever asks for one.
 *
 * @throws when the desk cannot be bundled, or nothing can be read of the content
 */
export async function openDesk({ code: coming, log, ...options }: OpenDeskOptions): Promise<OpenDesk> {
  const { root } = options
  const events = pageEvents()
  const pictures = previewPictures(root, (message) => log.warn(message))
  const checking = liveCheck({ root, logger: log, tell: events.tell }, pictures.order)
  const [code, check] = await together(coming, checking).catch(async (error) => {
    await checking.then(
      ({ close }) => close(),
      () => undefined,
    )
    throw error
  })
  const files = servedFiles(code.files, root)
  const desk = await answerRequests({ ...options, check, code: code.page })
  const pages = code.pages.then(({ client, app, files }) => ({
    files: servedFiles(files),
    answer: livePages({ check, pictures, former: desk.former }, bundledPages(client, app), events.open),
  }))
  pages.catch(() => undefined)
  return {
    async answer(request, response) {
      const target = requestTarget(request)
      if (!target) return void response.writeHead(400).end()
      request.url = target.pathname + target.search
      const isRead = request.method === 'GET' || request.method === 'HEAD'
      const isFile = async (some: ServedFiles) => isRead && (await some.answer(target.pathname, response))
      if (await isFile(files)) return
      await desk.answer(request, response, async () => {
        const { files, answer } = await pages
        if (!(await isFile(files))) await answer(request, response)
      })
    },
    renew: desk.renew,
    tell: desk.tell,
    close: check.close,
  }
}
