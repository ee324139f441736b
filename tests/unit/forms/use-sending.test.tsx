// @vitest-environment dom
import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Delivery } from '#src/forms/delivery.ts'
import { queryClient } from '#src/forms/query-client.ts'
import { useSending } from '#src/forms/use-sending.ts'

const delivery: Delivery = { mode: 'endpoint', endpoint: '/api/contact', timeoutMs: 20_000, minFillMs: 0 }
const meta = { page: '/contact', elapsedMs: 9, suspected: false }
const never = () => new Promise<Response>(() => {})
const ended = () => Promise.reject(new TypeError('Load failed'))

/** What the endpoint does with a message, and with the question whether it has one. */
let post: () => Promise<Response>
let question: () => Promise<Response>
const sent: { id: string; message: string }[] = []
const asked: string[] = []
const onOutcome = vi.fn()
const onFailed = vi.fn()
const reset = vi.fn()
let words = { message: '' }

beforeEach(() => {
  vi.useFakeTimers()
  history.replaceState(null, '')
  words = { message: 'Straight by June.' }
  post = never
  question = async () => Response.json({ received: true })
  for (const list of [sent, asked]) list.length = 0
  for (const call of [onOutcome, onFailed, reset]) call.mockReset()
  vi.spyOn(globalThis, 'fetch').mockImplementation((address, request) => {
    if (request?.method === 'POST') {
      const { message, meta } = JSON.parse(String(request.body))
      sent.push({ id: meta.id, message })
      return post()
    }
    asked.push(new URL(String(address)).searchParams.get('id') ?? '')
    return question()
  })
})

afterEach(() => {
  queryClient.clear()
  vi.useRealTimers()
})

function start(how: Partial<Delivery> = {}) {
  const form = { id: 'contact', words: () => words, reset }
  const { result, unmount } = renderHook(() => useSending(form, { ...delivery, ...how }, { onOutcome, onFailed }))
  return {
    phase: () => result.current.phase,
    receipt: () => result.current.receipt,
    send: () =>
      act(async () => {
        result.current.sendOnce({ words, meta, mailto: '#mail' })
        await vi.advanceTimersByTimeAsync(1)
      }),
    unmount,
  }
}

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const pageshow = (persisted: boolean) =>
  act(async () => {
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }))
    await vi.advanceTimersByTimeAsync(1)
  })
const leave = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))

it('whoever comes back to a message that never gets an answer is told what the endpoint says of it', async () => {
  const form = start()
  await form.send()
  expect(form.phase()).toBe('sending')
  await pageshow(false)
  expect(form.phase()).toBe('sending')
  await pageshow(true)
  expect(asked).toEqual([sent[0]?.id])
  expect(form.phase()).toBe('sent')
  expect([onOutcome.mock.calls, reset.mock.calls.length]).toEqual([[['sent']], 1])
})

it('the form is free while the endpoint is asked, and nothing is said before it is known', async () => {
  question = never
  const form = start()
  await form.send()
  await pageshow(true)
  expect(form.phase()).toBe('idle')
  expect(onOutcome).not.toHaveBeenCalled()
  await pass(5000)
  expect(form.phase()).toBe('unknown')
})

it('what is sent again counts once as long as its words are the same', async () => {
  question = async () => Response.json({ received: false })
  const form = start()
  await form.send()
  await pageshow(true)
  expect(form.phase()).toBe('unknown')
  expect([onOutcome.mock.calls, onFailed.mock.calls, reset.mock.calls]).toEqual([[['unknown']], [], []])
  post = ended
  await form.send()
  words = { message: 'Straight by May.' }
  post = async () => new Response(null, { status: 204 })
  await form.send()
  expect(form.phase()).toBe('sent')
  await form.send()
  const [first, again, changed, another] = sent.map(({ id }) => id)
  expect(again).toBe(first)
  expect(new Set([first, changed, another]).size).toBe(3)
})

it('a page that is loaded anew asks about the message that was under way, and sends its words by the same id', async () => {
  const before = start()
  await before.send()
  before.unmount()
  question = async () => new Response(null, { status: 405 })
  const form = start()
  await pass(1)
  expect(asked).toEqual([sent[0]?.id])
  expect(form.phase()).toBe('unknown')
  await form.send()
  expect(sent[1]).toEqual(sent[0])
})

it('the number of a message is known from its answer, or from that about it, until the next one', async () => {
  post = async () => Response.json({ receipt: 'A-1' })
  const form = start()
  await form.send()
  expect(form.receipt()).toBe('A-1')
  post = ended
  question = async () => Response.json({ received: true, receipt: 'B-2' })
  words = { message: 'Another thought.' }
  await form.send()
  expect(form.receipt()).toBe('B-2')
  post = never
  await form.send()
  expect(form.receipt()).toBeUndefined()
})

it('a page that is loaded anew after the answer asks about nothing', async () => {
  post = async () => new Response(null, { status: 204 })
  const before = start()
  await before.send()
  before.unmount()
  const form = start()
  await pageshow(true)
  expect([form.phase(), asked]).toEqual(['idle', []])
})

it('a refusal is an answer: whoever comes back is asked about nothing, and the second sending has the same id', async () => {
  post = async () => new Response(null, { status: 500 })
  const form = start()
  await form.send()
  expect(form.phase()).toBe('failed')
  await pageshow(true)
  expect([form.phase(), asked]).toEqual(['failed', []])
  form.unmount()
  await start().send()
  expect(sent[1]).toEqual(sent[0])
})

it('a message without an answer is asked about when the time is over', async () => {
  const form = start()
  await form.send()
  await pass(delivery.timeoutMs)
  expect([form.phase(), asked, onFailed.mock.calls]).toEqual(['sent', [sent[0]?.id], []])
})

it('a question that leaving has ended is asked again by whoever comes back', async () => {
  post = ended
  question = ended
  const form = start()
  await form.send()
  expect(form.phase()).toBe('unknown')
  question = async () => Response.json({ received: true })
  await pageshow(true)
  expect(form.phase()).toBe('sent')
  expect(onFailed).not.toHaveBeenCalled()
})

it.each([
  [true, 500, 'sent', ['sent']],
  [false, 204, 'sent', ['unknown', 'sent']],
  [false, 500, 'failed', ['unknown']],
])(
  'an answer that comes after all counts unless it is known already: %s, %i',
  async (received, status, phase, told) => {
    let answer = () => {}
    post = () =>
      new Promise((resolve) => {
        answer = () => resolve(new Response(null, { status }))
      })
    question = async () => Response.json({ received })
    const form = start()
    await form.send()
    await pageshow(true)
    answer()
    await pass(delivery.timeoutMs)
    expect([form.phase(), onOutcome.mock.calls.flat(), asked.length]).toEqual([phase, told, 1])
    expect(onFailed).toHaveBeenCalledTimes(phase === 'failed' ? 1 : 0)
  },
)

it('what was written while a message was under way stays', async () => {
  post = async () => new Response(null, { status: 204 })
  const form = start()
  const sending = form.send()
  words = { message: 'Another thought.' }
  await sending
  expect(form.phase()).toBe('sent')
  expect(reset).not.toHaveBeenCalled()
})

it('where nothing is transmitted nobody is asked, and the demonstration comes to its end', async () => {
  const form = start({ mode: 'simulate' })
  await form.send()
  await pageshow(true)
  expect([form.phase(), asked]).toEqual(['unknown', []])
  await pass(2000)
  expect([form.phase(), onOutcome.mock.calls.flat()]).toEqual(['sent', ['unknown', 'sent']])
})

it('a mail program that is opened holds no page', async () => {
  const form = start({ mode: 'mailto' })
  const held = vi.spyOn(window, 'addEventListener')
  await form.send()
  expect(form.phase()).toBe('opened')
  expect(held.mock.calls.map(([name]) => name)).not.toContain('beforeunload')
})

it('the page is held while a message is under way, and no longer', async () => {
  const form = start()
  expect(leave()).toBe(false)
  await form.send()
  expect(leave()).toBe(true)
  question = never
  await pageshow(true)
  expect(leave()).toBe(false)
})
