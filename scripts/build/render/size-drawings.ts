const drawing = /<svg (?=[^>]*\bclass=)(?![^>]*\s(?:width|height)=)(?=[^>]*viewBox="\S+ \S+ (\d\d) )/g

/**
 * Gives signs and arrows a width in the HTML of their page: where layers of styles are not known, each fills the screen
 * otherwise. The height follows from it.
 */
export const sizeDrawings = (html: string): string => html.replace(drawing, '$&width="$1" ')
