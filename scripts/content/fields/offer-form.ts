import { meantAddress } from './offer-address.ts'

/** The first of the other forms of a text that its field takes: `1.8 MB` for `1,8mb`, `tel:+12125550142` for `212 555-0142`. */
export function meantForm(written: string, takes: (form: string) => boolean): string | undefined {
  const plain = written
    .trim()
    .replace(/[\u00a0\u202f]/g, ' ')
    .replace(/[‐‑‒–—−]/g, '-')
  const makers = [same, telephone, size, months, minutes, mail, amount, rate, address]
  return makers.map((make) => make(plain)).find((form) => form !== undefined && form !== written && takes(form))
}

const same = (plain: string) => plain

/** Ten digits are a number of North America. */
function telephone(plain: string): string | undefined {
  const [, written = ''] = /^(?:tel|phone)?:?\s*(\+?[\d\s().-]{7,})$/i.exec(plain) ?? []
  const digits = written.replace(/\D/g, '').replace(/^00/, '')
  if (digits.length === 10 && !written.startsWith('+')) return `tel:+1${digits}`
  return digits.length > 10 ? `tel:+${digits}` : undefined
}

function size(plain: string): string | undefined {
  const [, number, unit = ''] = /^(\d+(?:[.,]\d+)?) ?([kmg])(?:i?b|bytes)?$/i.exec(plain) ?? []
  const megabytes = Number(number?.replace(',', '.')) * ({ k: 1 / 1024, m: 1, g: 1024 }[unit.toLowerCase()] ?? 1)
  return number && `${Math.max(0.1, megabytes).toFixed(1)} MB`
}

function months(plain: string): string | undefined {
  const [, from, to] = /^(\d+) ?(?:months?)? ?(?:-|to) ?(\d+) ?(?:m|mos?\.?|months?)?$/i.exec(plain) ?? []
  return from && `${from}-${to} months`
}

/** Minutes and seconds, or hours before them. */
function minutes(plain: string): string | undefined {
  const [, hours = '0', first = '', second = ''] = /^(?:(\d):)?(\d{1,2})[:.](\d{2})$/.exec(plain) ?? []
  return first && `${String(Number(hours) * 60 + Number(first)).padStart(2, '0')}:${second}`
}

const mail = (plain: string) =>
  plain
    .replace(/^mailto:\s*/i, '')
    .replace(/ ?[([]at[)\]] ?| at /i, '@')
    .replace(/ ?[([]dot[)\]] ?/gi, '.')

const amount = (plain: string) =>
  /^[$\d][\d,.]* ?\w*$/.test(plain)
    ? `$${plain
        .replace(/^\$/, '')
        .replace(',', '.')
        .replace(/ ?(?:m|mn|mio|million)$/i, 'M')
        .replace(/ ?(?:b|bn|billion)$/i, 'B')
        .replace(/ ?(?:t|tn|trillion)$/i, 'T')}`
    : undefined

function rate(plain: string): string | undefined {
  const [, number] = /^(\d+(?:[.,]\d+)?) ?(?:%|percent)(?: ?(?:a|per|\/) ?(?:year|annum))?$/i.exec(plain) ?? []
  return number && `${number.replace(',', '.')}% a year`
}

/** The own site is reached safely, and named without what stands behind its name. */
function address(plain: string): string | undefined {
  const whole = plain.replace(/^http:/i, 'https:').replace(/\/+$/, '')
  return meantAddress(whole) ?? whole
}
