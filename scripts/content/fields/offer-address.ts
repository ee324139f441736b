import { href } from '#src/content/field-types.ts'

const domain = /^(?:[\w-]+\.)+(?:com|edu|eu|gov|io|mil|net|org|uk|us)(?=[/?#]|$)/i
const words = /^[\w-]+(?:\/[\w-]+)*\/?(?:[?#]\S*)?$/

/** The address that was meant by one of another form: of `www.example.com` it is `https://www.example.com`. */
export function meantAddress(written: string): string | undefined {
  const meant = completed(written.trim())
  return href.safeParse(meant).success ? meant : undefined
}

function completed(written: string): string | undefined {
  if (/^http:\/\//i.test(written)) return `https${written.slice('http'.length)}`
  if (/^www\./i.test(written) || domain.test(written)) return `https://${written}`
  if (/^[^\s@/:?#]+@[^\s@/:?#]+$/.test(written)) return `mailto:${written}`
  return words.test(written) ? `/${written}` : undefined
}
