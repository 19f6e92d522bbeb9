'use client'

import { type KeyboardEvent, type MouseEvent, type ReactNode, useId, useRef, useState } from 'react'
import { onFocusLeft } from '@/components/ui/focus-left'
import { Icon } from '@/components/ui/icon/icon'

/** Long enough to cross the gap between button and panel. */
const LEAVE_MS = 180

type OpenedBy = 'hover' | 'press'
type CategoriesMenuProps = { label: string; children: ReactNode }

/** The button and the panel of the main categories: opens on hover, by click and by keyboard. */
export function CategoriesMenu({ label, children }: CategoriesMenuProps) {
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [opened, setOpened] = useState<OpenedBy | null>(null)

  const links = () => [...(panel.current?.querySelectorAll('a') ?? [])]

  function enter() {
    clearTimeout(leaving.current)
    setOpened((now) => now ?? 'hover')
  }

  function leave() {
    leaving.current = setTimeout(() => setOpened(null), LEAVE_MS)
  }

  /** A click on the hover-opened panel pins it; the next one closes it. */
  const press = () => setOpened((now) => (now === 'press' ? null : 'press'))

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape' && opened) {
      event.stopPropagation()
      setOpened(null)
      button.current?.focus()
      return
    }
    const focused = links().findIndex((link) => link.matches(':focus'))
    const target = targetOf(event.key, focused, links().length)
    if (target === null) return
    event.preventDefault()
    setOpened('press')
    // The panel may still be opening, and hidden elements can't be focused.
    requestAnimationFrame(() => links()[target]?.focus())
  }

  function closeOnLink(event: MouseEvent) {
    if (event.target instanceof Element && event.target.closest('a')) setOpened(null)
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hovering is a convenience, the button does the same
    <div
      onPointerEnter={(event) => event.pointerType === 'mouse' && enter()}
      onPointerLeave={(event) => event.pointerType === 'mouse' && leave()}
      onKeyDown={onKeyDown}
      onBlur={onFocusLeft(() => setOpened(null))}
    >
      <button
        ref={button}
        type="button"
        aria-expanded={opened !== null}
        aria-controls={id}
        onClick={press}
        className="flex h-10 items-center gap-2 rounded-control bg-ink px-3.5 text-sm font-semibold whitespace-nowrap text-on-fill transition-colors hover:bg-ink-soft dark:bg-sunken dark:text-ink dark:hover:bg-line"
      >
        <Icon name="layout-grid" className="size-4" />
        {label}
        <Icon
          name="chevron-down"
          className={`size-4 transition-transform ${opened ? 'rotate-180' : ''}`}
        />
      </button>
      {/* biome-ignore lint/a11y: closes after a link of the panel was followed, by mouse or keyboard */}
      <div
        ref={panel}
        id={id}
        hidden={!opened}
        onClick={closeOnLink}
        className="absolute inset-x-0 top-full z-20 border-t border-line bg-surface shadow-overlay"
      >
        {children}
      </div>
    </div>
  )
}

/** The index of the link that a key moves to (-1: the button). */
function targetOf(key: string, focused: number, count: number): number | null {
  if (count === 0) return null
  if (key === 'ArrowDown') return (focused + 1) % count
  if (key === 'ArrowUp') return focused <= 0 ? count - 1 : focused - 1
  if (focused === -1) return null
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  return null
}
