/**
 * A message of the server about a field, which it calls as the API does, with the name that the form gives the field:
 * `percent must be at most 100` is about “Percent off”.
 *
 * @param label as the form shows it; `null` where it has none
 */
export function namedAsLabelled(message: string, field: string, label: string | null): string {
  const rest = message.slice(field.length)
  const isNamed = message.startsWith(field) && !/^[\w.]/.test(rest)
  return label !== null && isNamed ? label + rest : message
}

/** What a form of the page calls the input of a field, without the sign of one that is required. */
export function labelOf(field: string): string | null {
  const [input] = document.getElementsByName(field)
  const isLabelled =
    input instanceof HTMLInputElement ||
    input instanceof HTMLSelectElement ||
    input instanceof HTMLTextAreaElement
  const words = [...((isLabelled && input.labels?.[0]?.childNodes) || [])].filter(
    (node) => !(node instanceof Element && node.getAttribute('aria-hidden') === 'true'),
  )
  return (
    words
      .map(({ textContent }) => textContent)
      .join('')
      .trim() || null
  )
}
