/** Whether a file is a picture by its name, also one of a kind that cannot be shown. */
export function isPicture(path: string): boolean {
  return /\.(?:jpe?g|png|webp|avif|svg|gif|heic|heif|tiff?|bmp)$/i.test(path)
}
