/** A drawing that is not part of another, which has a place there, and has no size yet; and the width of its paper. */
const drawing = /<svg (?![^>]*\s(?:width|height|x|y)=)(?:(?=[^>]*\bviewBox="\S+ \S+ (\S+) )|)/g

/** No wider than the narrowest screen. */
const widest = 320

/** As high as a line: a drawing without paper is as wide as browsers make it. */
const line = 24

/**
 * Gives drawings a size in the HTML of their page: where layers of styles are not known, one without fills the screen. The
 * other side follows from it. Styles say it otherwise.
 */
export const sizeDrawings = (html: string): string =>
  html.replace(drawing, (tag, width?: string) =>
    width ? `${tag}width="${Math.min(Number(width), widest)}" ` : `${tag}height="${line}" `,
  )
