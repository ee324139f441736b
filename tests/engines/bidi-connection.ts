import { once } from 'node:events'
import WebSocket from 'ws'

interface Answer {
  id?: number
  type: 'success' | 'error' | 'event'
  result?: never
  message?: string
}

/** Sends a command of WebDriver BiDi and returns its result. */
export type Send = <Result = unknown>(method: string, params?: object) => Promise<Result>

/** Connects to a browser that speaks WebDriver BiDi. */
export async function connectBidi(url: string): Promise<{ send: Send; disconnect: () => void }> {
  const socket = new WebSocket(url)
  await once(socket, 'open')
  const waiting = new Map<number, { resolve: (result: never) => void; reject: (error: Error) => void }>()
  let last = 0
  socket.on('message', (data) => {
    const { id = 0, type, result, message } = JSON.parse(String(data)) as Answer
    if (type === 'success') waiting.get(id)?.resolve(result as never)
    else waiting.get(id)?.reject(new Error(message))
    waiting.delete(id)
  })
  socket.on('close', () => {
    for (const { reject } of waiting.values()) reject(new Error('The browser has closed the connection'))
  })
  const send: Send = (method, params = {}) =>
    new Promise((resolve, reject) => {
      last += 1
      waiting.set(last, { resolve, reject })
      socket.send(JSON.stringify({ id: last, method, params }))
    })
  return { send, disconnect: () => socket.close() }
}
