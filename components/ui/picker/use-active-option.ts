import { type KeyboardEvent, useState } from 'react'

/**
 * The highlighted option of a list that is controlled from its text field (combobox).
 *
 * @param count how many options are shown
 * @param first which one is highlighted at first
 * @returns the highlighted index (-1 for none) and what moves it; `move` returns whether it handled the key
 */
export function useActiveOption(count: number, first = -1) {
  const [chosen, setActive] = useState(first)
  const active = chosen < count ? chosen : -1

  function move(event: KeyboardEvent): boolean {
    const target = targetOf(event.key, active, count)
    if (target === null) return false
    event.preventDefault()
    setActive(target)
    return true
  }

  return { active, setActive, move }
}

/** The index after a key press: arrows wrap around through the text field (-1). */
function targetOf(key: string, active: number, count: number): number | null {
  if (count === 0) return null
  if (key === 'ArrowDown') return active + 1 < count ? active + 1 : -1
  if (key === 'ArrowUp') return active === -1 ? count - 1 : active - 1
  return null
}
