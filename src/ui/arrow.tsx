const paths = {
  right: 'M1 8h13M9.5 3.5 14 8l-4.5 4.5',
  left: 'M15 8H2M6.5 3.5 2 8l4.5 4.5',
  up: 'M3.5 12.5l9-9M5.5 3.5h7v7',
  down: 'M8 1v13M3.5 9.5 8 14l4.5-4.5',
}

/** A fine arrow the height of the text. The fonts carry none, so it is drawn. */
export function Arrow({ direction = 'right' }: { direction?: keyof typeof paths }) {
  return (
    <svg className="arrow" viewBox="0 0 16 16" aria-hidden="true">
      <path d={paths[direction]} />
    </svg>
  )
}
