import { Link, type LinkProps } from 'react-router-dom'

/** A link inside the site. Routes are asked for when someone goes there: nothing is looked for in the page. */
export function PageLink(props: LinkProps) {
  return <Link discover="none" {...props} />
}
