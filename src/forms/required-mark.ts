/**
 * Marks a field that may not stay empty.
 *
 * @param native whether the browser itself checks, because there may be no script. Otherwise it does not know: Firefox 153
 * tells screen readers of each empty field that it is invalid before anybody was in it, also where the form is not to be checked.
 */
export const requiredMark = (native: boolean) => (native ? { required: true } : { 'aria-required': true })
