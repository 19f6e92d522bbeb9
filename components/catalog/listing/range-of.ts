const NUMBER = /^[-−]?\d{1,12}(?:[.,]\d{1,3})?$/

/** A number as it was typed, as an address has it; `null` for what is none. */
function numberOf(typed: string): string | null {
  const text = typed.normalize('NFKC').trim()
  if (text === '') return ''
  return NUMBER.test(text) ? text.replace('−', '-').replace(',', '.') : null
}

/**
 * A range of numbers as an address has it: `2..4`, `2..`, `..4`, from the lower to the higher.
 *
 * @returns empty for none, `null` where something is no number
 */
export function rangeOf(from: string, to: string): string | null {
  const first = numberOf(from)
  const last = numberOf(to)
  if (first === null || last === null) return null
  if (first === '' && last === '') return ''
  return first !== '' && last !== '' && Number(first) > Number(last)
    ? `${last}..${first}`
    : `${first}..${last}`
}
