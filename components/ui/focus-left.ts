import type { FocusEvent } from 'react'

/**
 * An `onBlur` that calls `leave` once the focus has moved out of the element. Not while it moves: a
 * drawer's focus trap takes what disappears then for the focused element, and keeps the focus.
 */
export function onFocusLeft(leave: () => void) {
  return ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) setTimeout(leave)
  }
}
