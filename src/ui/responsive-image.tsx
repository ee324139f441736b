import type { PictureView } from '#src/content/picture-order.ts'

interface ResponsiveImageProps {
  picture: PictureView
  className?: string
  /** Part of what a visitor sees first: fetched at once, and before scripts. */
  first?: boolean
}

/**
 * A picture in the widths the browser chooses from; fetched when it comes near the window. Every supported browser takes
 * AVIF; those before them take WebP in the same widths, or one file in a format of old.
 */
export function ResponsiveImage({ picture, className, first = false }: ResponsiveImageProps) {
  const { address, widths, sizes } = picture
  const loading = first ? ({ fetchPriority: 'high' } as const) : ({ loading: 'lazy', decoding: 'async' } as const)
  const several = widths.length > 1
  const files = (format: string) =>
    widths.map((width) => `${address}-${width}.${format}${several ? ` ${width}w` : ''}`).join(', ')
  return (
    <picture className={className}>
      {widths.length > 0 &&
        ['avif', 'webp'].map((format) => (
          <source key={format} type={`image/${format}`} srcSet={files(format)} sizes={several ? sizes : undefined} />
        ))}
      <img src={picture.fallback} alt={picture.alt} width={picture.width} height={picture.height} {...loading} />
    </picture>
  )
}
