/**
 * Keeps what is typed from now on: what it is meant for is still on its way. Whoever turns to another field types there.
 *
 * @returns ends that, and says what was typed.
 */
export function keepTyped(): () => string {
  const keeping = new AbortController()
  const from = document.activeElement
  let typed = ''
  const keep = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey } = event
    const isCharacter = key.length === 1 && !ctrlKey && !metaKey
    if (document.activeElement !== from || (!isCharacter && key !== 'Backspace')) return
    typed = isCharacter ? typed + key : typed.slice(0, -1)
    event.preventDefault()
    event.stopPropagation()
  }
  document.addEventListener('keydown', keep, { capture: true, signal: keeping.signal })
  return () => {
    keeping.abort()
    // Whoever presses with the space bar may hold it.
    return typed.trimStart()
  }
}
