import type { SendMailOptions } from 'nodemailer'
import { contactLetter } from '../../src/forms/contact/contact-letter.ts'
import { fillWords } from '../../src/lib/fill-words.ts'
import type { FormWords } from './form-message.ts'
import type { KeptMessage } from './message-store.ts'
import { isProbe } from './probe-mark.ts'
import type { ReceiverSettings } from './settings.ts'

type Addresses = Pick<ReceiverSettings, 'from' | 'to' | 'probe'>

/**
 * The mail that carries a message; the same on every try, its Message-ID too, so that a mailbox can make two of it one.
 *
 * @returns nothing for a probe without a mailbox of its own
 */
export function mailOf(
  message: KeptMessage,
  { from, to, probe }: Addresses,
  words: FormWords,
): SendMailOptions | undefined {
  const { receipt, received, suspected, page } = message
  const probed = message.form === 'contact' && probe && isProbe(message.words.message, probe.secret)
  const recipient = probed ? probe.to : to[message.form]
  if (!recipient) return undefined
  const { subject, text, name } = letter(message, words)
  const mark = probed ? '[Probe] ' : suspected ? '[Suspected] ' : ''
  const notes = [
    `Receipt ${receipt}, received ${received.slice(0, 16).replace('T', ' ')} UTC${page ? ` from ${page}` : ''}.`,
    ...(suspected ? ['Filled in faster than a person can, or in a field that people never see.'] : []),
  ]
  return {
    messageId: `<${receipt}@${from.slice(from.indexOf('@') + 1)}>`,
    date: received,
    from,
    to: recipient,
    // As an object, so that nothing in a name is read as an address.
    ...(canStandInHeader(message.words.email) && { replyTo: { name, address: message.words.email } }),
    subject: `${mark}${subject} (${receipt})`,
    text: `${text}\n\n-- \n${notes.join('\n')}\n`,
    headers: { 'Auto-Submitted': 'auto-generated' },
  }
}

function letter(message: KeptMessage, words: FormWords): { subject: string; text: string; name: string } {
  if (message.form === 'contact') {
    const { firstName, lastName } = message.words
    return { ...contactLetter(message.words, words.contact), name: `${firstName} ${lastName}` }
  }
  const { email } = message.words
  return { subject: words.digest.mailSubject, text: fillWords(words.digest.mailBody, { email }), name: '' }
}

/** Letters beyond ASCII before the `@` ask every server on the way for SMTPUTF8 (RFC 6531); the text has the address, too. */
const canStandInHeader = (address: string) => !/[^\x20-\x7e].*@/.test(address)
