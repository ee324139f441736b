import { type Collection, collections } from '#src/content/collections.ts'
import { href } from '#src/content/field-types.ts'
import { placeOf } from '../model/place.ts'

const domain = /^(?:[\w-]+\.)+(?:com|edu|eu|gov|io|mil|net|org|uk|us)(?=[/?#]|$)/i
/** How people slip in what stands before the name of a site: `https//`, `htps://`, `https:\\\\`, `HTTPS://`, or nothing but `//`. */
const scheme = /^(?:h+t*p+s*\s*(?:[:;][\\/]*|[\\/]+)|\/\/)(?=(?:[\w-]+[.,]+)+[a-z]{2})/i
const number = /^(?:tel|phone|telephone|call|callto)?:?\/*(\+?[\d\s().\u00a0-]{7,})$/i
const download = /^(?:\.{0,2}\/)*(?:public\/)?((?:[\w-]+\/)*[\w-]+\.(?:pdf|docx?|xlsx?|pptx?|csv|zip))$/i
const bareAddress = /^[\w-]+(?:\/[\w-]+)*\/?(?:[?#]\S*)?$/

/** The address that was meant by one of another form: of `www.example.com` it is `https://www.example.com`. */
export function meantAddress(written: string): string | undefined {
  const bare = written.trim()
  const meant = isAddress(bare) ? bare : completed(bare)
  return meant !== written && isAddress(meant) ? meant : undefined
}

const isAddress = (written: string | undefined) => href.safeParse(written).success

function completed(written: string): string | undefined {
  // The preview's address, or one address inside another.
  const local = /^https?:\/\/(?:localhost|127\.[\d.]+)(?::\d+)?(\/\S*)?$/i.exec(written)
  if (local) return local[1] ?? '/'
  const twice = /^https?:\/\/(https?:\/\/\S+)$/i.exec(written)?.[1]
  if (twice) return completed(twice) ?? twice
  const digits = number.exec(written)?.[1]
  if (digits) return `tel:${digits.replace(/[^\d+]/g, '')}`
  if (/^mail(?:to)?:/i.test(written)) return written.replace(/^mail(?:to)?:\s*\/*/i, 'mailto:')
  if (scheme.test(written))
    return written
      .replace(scheme, 'https://')
      .replace(/^[^?#/]*\/\/[^/?#]*/, plainHost)
      .replaceAll(' ', '%20')
  if (/^www\./i.test(written) || domain.test(written)) return `https://${written}`
  if (/^[^\s@/:?#]+@[^\s@/:?#]+$/.test(written)) return `mailto:${written}`
  const file = download.exec(written)?.[1]
  if (file) return `/${file}`
  const page = pageOf(written)
  if (page) return page
  const path = written.replace(/^(?:\.{1,2}\/)+/, '').replace(/(?:\.(?:mdx|html?)|\/)(?=$|[?#])/, '')
  return bareAddress.test(path) ? `/${path}` : undefined
}

const plainHost = (site: string) => site.replaceAll(',', '.').replace(/\.{2,}/g, '.')

/** The address of the page that is made of a file: of `content/articles/x.mdx` it is `/briefings/x`. */
function pageOf(written: string): string | undefined {
  const [, path = '', rest = ''] = /^(?:\.{0,2}\/)*(?:content\/)?([\w/-]+\.(?:mdx|json))([?#]\S*)?$/.exec(written) ?? []
  const place = path ? placeOf(path) : undefined
  const row: Collection | undefined = place?.collection && collections[place.collection]
  const address = row?.kind === 'entries' && !place?.problem ? row.at?.(place?.slug ?? '') : undefined
  return address && address + rest
}
