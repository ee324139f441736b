import { once } from 'node:events'
import { createServer, type Socket } from 'node:net'

/** Which events a client can wait for, by their number in the protocol. */
const events = { BEGIN: 701, END: 702, CANCELED: 703 }

/** What is asked for, and what is answered besides that all is well. */
const answers: Record<string, string> = {
  'HISTORY GET CLIENT_ID': '245-1\r\n245 OK CLIENT ID SENT',
  'LIST OUTPUT_MODULES': '250-silent\r\n250 OK MODULE LIST SENT',
  'LIST SYNTHESIS_VOICES': '249-silent\ten\tnone\r\n249 OK VOICE LIST SENT',
  SPEAK: '230 OK RECEIVING DATA',
  QUIT: '231 HAPPY HACKING',
}

const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

/** The words of a message, which is SSML. */
const wordsOf = (message: string) =>
  message
    .replace(/<[^>]*>/g, '')
    .replace(/&(\w+);/g, (whole, name: string) => named[name] ?? whole)
    .replace(/\s+/g, ' ')
    .trim()

/** One conversation with a screen reader, which is told of each message that it has begun and ended. */
function converse(socket: Socket, onSaid: (words: string) => void) {
  const send = (lines: string) => socket.writable && socket.write(`${lines}\r\n`)
  const tell = (id: number, event: keyof typeof events) => {
    const code = events[event]
    send(`${code}-${id}\r\n${code}-1\r\n${code} ${event}`)
  }
  const waiting: { id: number; words: string }[] = []
  let speaking: { id: number; words: string } | undefined
  let last = 0
  const next = () => {
    speaking ??= waiting.shift()
    if (!speaking) return
    const own = speaking
    if (own.words) onSaid(own.words)
    tell(own.id, 'BEGIN')
    // Long enough for what the reader does meanwhile, and far shorter than a voice takes.
    setTimeout(() => {
      if (speaking !== own) return
      speaking = undefined
      tellEnd(own.id)
      next()
    }, 5)
  }
  // Its client forgets an event that comes before it has put down whom to tell (python3-speechd 0.11.4, `SSIPClient.speak`):
  // the end is told again, later and later, until it says something else. It tells nobody twice.
  const tellEnd = (id: number, wait = 20) => {
    tell(id, 'END')
    if (wait < 10_000) setTimeout(() => id === last && tellEnd(id, wait * 3), wait)
  }
  const say = (words: string) => {
    last += 1
    send(`225-${last}\r\n225 OK MESSAGE QUEUED`)
    if (speaking) return void waiting.push({ id: last, words })
    speaking = { id: last, words }
    next()
  }
  const cancel = () => {
    const gone = [...(speaking ? [speaking] : []), ...waiting.splice(0)]
    speaking = undefined
    for (const { id } of gone) tell(id, 'CANCELED')
  }
  let message: string[] | undefined
  const take = (line: string) => {
    if (message && line !== '.') return void message.push(line.replace(/^\.\./, '.'))
    if (message) {
      const words = wordsOf(message.join('\n'))
      message = undefined
      return say(words)
    }
    const [command = '', ...parts] = line.split(' ')
    const name = command.toUpperCase()
    if (name === 'CHAR' || name === 'KEY' || name === 'SOUND_ICON') return say(parts.join(' '))
    if (name === 'SPEAK') message = []
    send(answers[line.toUpperCase()] ?? '210 OK')
    if (name === 'CANCEL' || name === 'STOP') cancel()
  }
  let rest = ''
  socket.setEncoding('utf8')
  socket.on('data', (data: string) => {
    const lines = (rest + data).split('\r\n')
    rest = lines.pop() ?? ''
    lines.forEach(take)
  })
  socket.on('error', () => {})
}

/**
 * Stands in for Speech Dispatcher, and writes down what it is given to say.
 *
 * @param path of the socket it listens at.
 * @see https://htmlpreview.github.io/?https://github.com/brailcom/speechd/blob/master/doc/ssip.html
 */
export async function startSpeechServer(path: string, onSaid: (words: string) => void): Promise<{ close: () => void }> {
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
    converse(socket, onSaid)
  }).listen(path)
  await once(server, 'listening')
  return {
    close: () => {
      server.close()
      for (const socket of sockets) socket.destroy()
    },
  }
}
