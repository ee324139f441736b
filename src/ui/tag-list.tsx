import { classes } from '#src/lib/css-classes.ts'

/** Short terms in one line of text, separated by middle dots. */
export function TagList({ items, className }: { items: readonly string[]; className?: string }) {
  return (
    <ul className={classes('tag-list dotted', className)}>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  )
}
