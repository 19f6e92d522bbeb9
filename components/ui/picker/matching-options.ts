import type { PickerOption } from './picker-option'

/** Without marks over and under letters, which not every keyboard has: "cestina" finds "Čeština". */
const plain = (text: string) => text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '')

/**
 * The options that match the typed text, by name (also in other languages) and code; exact codes
 * come first, then prefixes, so that Enter selects the intended one.
 */
export function matchingOptions(options: readonly PickerOption[], typed: string): PickerOption[] {
  const wanted = plain(typed.trim())
  if (wanted === '') return [...options]
  return options
    .map((option) => ({ option, rank: rankOf(option, wanted) }))
    .filter(({ rank }) => rank < NO_MATCH)
    .sort((a, b) => a.rank - b.rank)
    .map(({ option }) => option)
}

const NO_MATCH = 4

function rankOf({ value, name, code, otherNames }: PickerOption, wanted: string): number {
  if (plain(value) === wanted) return 0
  const names = [name, ...otherNames].map(plain)
  if (names.some((each) => each.startsWith(wanted))) return 1
  if (names.some((each) => each.split(/[\s(]+/).some((word) => word.startsWith(wanted)))) return 2
  return [...names, plain(code)].some((each) => each.includes(wanted)) ? 3 : NO_MATCH
}
