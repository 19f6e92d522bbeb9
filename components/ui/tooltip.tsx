'use client'

import { type ReactNode, useEffect, useRef, useState } from 'react'

/** Delay before a hovered tooltip opens. */
const OPEN_DELAY_MS = 700
/** Within this time after one has closed, the next opens at once. */
const SKIP_DELAY_MS = 300

let closedAt = Number.NEGATIVE_INFINITY

type TooltipProps = {
  /** The button's own accessible name, for those who see only its icon. */
  text: string
  /** `end` for buttons at the edge of a container that would clip it. */
  align?: 'center' | 'end'
  children: ReactNode
}

const ALIGNMENTS = {
  center: 'start-1/2 -translate-x-1/2 rtl:translate-x-1/2',
  end: 'end-0',
} as const

/** Names an icon button: after a short hover, or at once on keyboard focus. */
export function Tooltip({ text, align = 'center', children }: TooltipProps) {
  const [isOpen, setIsOpen] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  // Escape closes it wherever the focus is.
  useEffect(() => {
    if (!isOpen) return
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') setIsOpen(false)
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [isOpen])

  function open(delayMs: number) {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setIsOpen(true), delayMs)
  }
  function close() {
    clearTimeout(timer.current)
    if (isOpen) closedAt = Date.now()
    setIsOpen(false)
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the child is the control
    <span
      className="relative inline-grid"
      onPointerEnter={({ pointerType }) => {
        if (pointerType === 'mouse') open(Date.now() - closedAt < SKIP_DELAY_MS ? 0 : OPEN_DELAY_MS)
      }}
      onPointerLeave={close}
      onPointerDown={close}
      onFocus={({ target }) => {
        if (target.matches(':focus-visible')) open(0)
      }}
      onBlur={() => {
        // Not before the focus has moved: a dialog would treat the removed element as lost focus.
        clearTimeout(timer.current)
        timer.current = setTimeout(close, 0)
      }}
    >
      {children}
      {isOpen && (
        <span
          role="tooltip"
          className={`absolute bottom-full z-20 mb-1.5 w-max max-w-56 rounded-control bg-ink px-2.5 py-1.5 text-xs font-semibold text-on-fill shadow-raised ${ALIGNMENTS[align]}`}
        >
          {text}
        </span>
      )}
    </span>
  )
}
