import { href } from '#src/content/field-types.ts'

const domain = /^(?:[\w-]+\.)+(?:com|edu|eu|gov|io|mil|net|org|uk|us)(?=[/?#]|$)/i
const words = /^[\w-]+(?:\/[\w-]+)*\/?(?:[?#]\S*)?$/

/** The address that was meant by one of another form: of `www.example.com` it is `https://www.example.com`. */
export function meantAddress(written: string): string | undefined {
  const meant = completed(written.trim())
  return href.safeParse(meant).success ? meant : undefined
}

function completed(written: string): string | undefined {
  // The preview's address, or one address inside another.
  const local = /^https?:\/\/(?:localhost|127\.[\d.]+)(?::\d+)?(\/\S*)?$/i.exec(written)
  if (local) return local[1] ?? '/'
  const twice = /^https?:\/\/(https?:\/\/\S+)$/i.exec(written)?.[1]
  if (twice) return completed(twice) ?? twice
  if (/^tel:/i.test(written)) return `tel:${written.slice('tel:'.length).replace(/[\s().\u00a0-]/g, '')}`
  if (/^mailto:\/+/i.test(written)) return written.replace(/^mailto:\/+/i, 'mailto:')
  if (/^http:\/\//i.test(written)) return `https${written.slice('http'.length)}`
  if (/^www\./i.test(written) || domain.test(written)) return `https://${written}`
  if (/^[^\s@/:?#]+@[^\s@/:?#]+$/.test(written)) return `mailto:${written}`
  const path = written.replace(/^(?:\.{1,2}\/)+/, '').replace(/\.(?:mdx|html?)(?=$|[?#])/, '')
  return words.test(path) ? `/${path}` : undefined
}
