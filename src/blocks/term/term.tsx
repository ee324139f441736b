/** A figure of a legal text. On the site its words stand in its place; only the gallery shows the tag. */
export function Term({ value }: { value: string }) {
  return <code>{value}</code>
}
