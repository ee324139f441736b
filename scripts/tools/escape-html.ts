const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Escapes text for HTML and XML, attribute values in double quotes included. */
export function escapeHtml(value: string): string {
  return value.replace(/[&<>"]/g, (character) => escapes[character] as string)
}
