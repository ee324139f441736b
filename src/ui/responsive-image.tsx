import type { PictureView } from '#src/content/picture-order.ts'

interface ResponsiveImageProps {
  picture: PictureView
  className?: string
  /** Part of what a visitor sees first: fetched at once, and before scripts. */
  first?: boolean
}

/**
 * A picture in the widths the browser chooses from; fetched when it comes near the window. Every supported browser takes
 * AVIF: the one file in WebP and the one in a format of old are for those before them. A small picture comes in one width
 * and without WebP, which would save nothing.
 */
export function ResponsiveImage({ picture, className, first = false }: ResponsiveImageProps) {
  const { address, widths, sizes } = picture
  const loading = first ? ({ fetchPriority: 'high' } as const) : ({ loading: 'lazy', decoding: 'async' } as const)
  const several = widths.length > 1
  const srcSet = widths.map((width) => `${address}-${width}.avif${several ? ` ${width}w` : ''}`).join(', ')
  return (
    <picture className={className}>
      {srcSet && <source type="image/avif" srcSet={srcSet} sizes={several ? sizes : undefined} />}
      {several && <source type="image/webp" srcSet={picture.fallback.replace(/\w+$/, 'webp')} />}
      <img src={picture.fallback} alt={picture.alt} width={picture.width} height={picture.height} {...loading} />
    </picture>
  )
}
