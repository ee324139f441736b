import type { AddressInfo } from 'node:net'
import { createServer, type Socket } from 'node:net'

/** Moments at which a mail server can say no, in their order. `END` is that after the dot. */
export const smtpMoments = ['CONNECT', 'MAIL', 'RCPT', 'DATA', 'END'] as const
export type SmtpMoment = (typeof smtpMoments)[number]

/** A line that is answered; `die` breaks the connection without one; undefined takes it. */
export type SmtpAnswer = string | 'die' | undefined

/** A mail as the server was given it. */
export interface TakenMail {
  from: string
  to: string
  /** Its lines end with `\n` alone. */
  text: string
}

export interface SmtpServer {
  port: number
  /** What was taken with 250, or was there as a whole when the server died. */
  mails: TakenMail[]
  /** Mails of each connection. */
  perConnection: number[]
  /** Says what the server answers; it takes everything without. */
  answer: (moment: SmtpMoment, mail: TakenMail) => SmtpAnswer
  close(): Promise<void>
}

const yes: Record<SmtpMoment, string> = {
  CONNECT: '220 localhost',
  MAIL: '250 2.1.0 Ok',
  RCPT: '250 2.1.5 Ok',
  DATA: '354 End with a dot',
  END: '250 2.0.0 Ok',
}

export const headerOf = ({ text }: TakenMail, name: string): string | undefined =>
  new RegExp(`^${name}: (.*(?:\\n[ \\t].*)*)`, 'im').exec(text.split('\n\n')[0] ?? '')?.[1]?.replace(/\n[ \t]+/g, ' ')

/** The text of a mail, decoded. */
export function bodyOf(mail: TakenMail): string {
  const body = mail.text.slice(mail.text.indexOf('\n\n') + 2)
  const encoding = headerOf(mail, 'Content-Transfer-Encoding')
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString('utf8').replaceAll('\r\n', '\n')
  if (encoding !== 'quoted-printable') return body
  const bytes = body
    .replace(/=\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)))
  return Buffer.from(bytes, 'latin1').toString('utf8')
}

/** Starts a mail server on the loopback address, which does what a test asks for at each moment (RFC 5321). */
export async function startSmtpServer(port = 0): Promise<SmtpServer> {
  const sockets = new Set<Socket>()
  const smtp: SmtpServer = {
    port,
    mails: [],
    perConnection: [],
    answer: () => undefined,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        for (const socket of sockets) socket.destroy()
      }),
  }
  const server = createServer((socket) => {
    sockets.add(socket)
    const connection = smtp.perConnection.push(0) - 1
    let mail: TakenMail = { from: '', to: '', text: '' }
    let inData = false
    let left = ''
    const say = (moment: SmtpMoment): boolean => {
      const answer = smtp.answer(moment, mail)
      if (answer === 'die') socket.destroy()
      else socket.write(`${answer ?? yes[moment]}\r\n`)
      return answer === undefined
    }
    const end = () => {
      const whole = mail
      const answer = smtp.answer('END', whole)
      if (answer === undefined || answer === 'die') {
        smtp.mails.push(whole)
        smtp.perConnection[connection] = (smtp.perConnection[connection] ?? 0) + 1
      }
      if (answer === 'die') socket.destroy()
      else socket.write(`${answer ?? yes.END}\r\n`)
    }
    const line = (text: string) => {
      if (inData) {
        if (text !== '.') mail.text += `${text.replace(/^\./, '')}\n`
        else {
          inData = false
          end()
        }
        return
      }
      const [, command = '', rest = ''] = /^(\w+) ?(.*)$/.exec(text) ?? []
      if (command === 'EHLO') socket.write('250-localhost\r\n250 SIZE 1000000\r\n')
      else if (command === 'MAIL') {
        mail = { from: rest, to: '', text: '' }
        say('MAIL')
      } else if (command === 'RCPT') {
        mail.to = /<(.*)>/.exec(rest)?.[1] ?? ''
        say('RCPT')
      } else if (command === 'DATA') inData = say('DATA')
      else if (command === 'QUIT') socket.end('221 Bye\r\n')
      else socket.write('250 Ok\r\n')
    }
    socket.setEncoding('utf8')
    socket.on('data', (chunk: string) => {
      const lines = (left + chunk).split('\r\n')
      left = lines.pop() ?? ''
      for (const text of lines) line(text)
    })
    socket.on('error', () => {})
    socket.on('close', () => sockets.delete(socket))
    say('CONNECT')
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  smtp.port = (server.address() as AddressInfo).port
  return smtp
}
