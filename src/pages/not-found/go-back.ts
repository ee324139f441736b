/** Has the button go back one step in the browser's history; to the home page when the visit began here. */
export function goBack(button: HTMLElement): () => void {
  const press = () => (canGoBack() ? history.back() : location.assign('/'))
  button.addEventListener('click', press)
  return () => button.removeEventListener('click', press)
}

/**
 * Whether there is an entry before this one in the browser's history, also when the address was typed.
 *
 * The Navigation API knows the entries of this site around this one; what the history has beyond them is another site.
 * Without the API a history of one entry is all that says that the visit began here.
 */
export function canGoBack(): boolean {
  const { navigation, history } = window
  if (!navigation) return history.length > 1
  return navigation.canGoBack || history.length > navigation.entries().length
}
