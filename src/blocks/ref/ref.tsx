/** A reference to a section. On the site it is a link in the text; only the gallery shows the tag. */
export function Ref({ to }: { to: string }) {
  return <code>{to}</code>
}
