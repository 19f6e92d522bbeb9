import type { FormEvent, MouseEvent, RefObject } from 'react'

/** Handlers of a sheet with a search box: it closes when a link is followed or something is searched for. */
export function useClosedOnLeaving(
  content: RefObject<HTMLElement | null>,
  close: () => void,
): {
  onClick: (event: MouseEvent) => void
  onSubmit: (event: FormEvent<HTMLElement>) => void
  onEscapeKeyDown: (event: KeyboardEvent) => void
} {
  return {
    onClick: ({ target }) => {
      if (target instanceof Element && target.closest('a')) close()
    },
    onSubmit: ({ currentTarget }) => {
      const field = currentTarget.querySelector<HTMLInputElement>('input[name="q"]')
      if (field?.value.trim()) close()
    },
    // Escape first closes an open list in it.
    onEscapeKeyDown: (event) => {
      if (content.current?.querySelector('[role="combobox"][aria-expanded="true"]'))
        event.preventDefault()
    },
  }
}
