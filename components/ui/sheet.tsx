'use client'

import * as Dialog from '@radix-ui/react-dialog'
import { type ReactNode, useRef } from 'react'
import { Icon } from '@/components/ui/icon/icon'

type SheetProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** Names the dialog; shown in its head, beside `titleBadge`. */
  title: string
  titleBadge?: ReactNode
  /** Longer description for screen readers only. */
  description?: string
  /** The edge it slides in from; in a right-to-left language "start" is the right one. */
  side: 'start' | 'end'
  closeLabel: string
  /** Width class, such as `w-96`; a phone's sheet leaves a strip of the page visible. */
  width?: string
  /** Fixed below the scrolling part, for a total and its buttons. */
  footer?: ReactNode
  /** To focus something other than the first control, or to handle Escape inside. */
  onOpenAutoFocus?: (event: Event) => void
  onEscapeKeyDown?: (event: KeyboardEvent) => void
  children: ReactNode
}

const SIDE = { start: 'start-0 sheet-start', end: 'end-0 sheet-end' }

/** A drawer: traps the focus, closes on Escape or outside, and gives the focus back. */
export function Sheet(props: SheetProps) {
  const { open, onOpenChange, title, titleBadge, description, side, closeLabel, footer, children } =
    props
  const opener = useRef<Element | null>(null)
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Overlay className="sheet-overlay fixed inset-0 z-50 bg-night/50" />
        <Dialog.Content
          {...(description === undefined && { 'aria-describedby': undefined })}
          onOpenAutoFocus={(event) => {
            opener.current = document.activeElement
            props.onOpenAutoFocus?.(event)
          }}
          // The button that opens it loads it on demand, so it is no trigger that Radix knows.
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            if (opener.current instanceof HTMLElement) opener.current.focus({ preventScroll: true })
          }}
          onEscapeKeyDown={props.onEscapeKeyDown}
          className={`fixed inset-y-0 z-50 flex max-w-[calc(100vw-2.5rem)] flex-col bg-surface shadow-overlay focus:outline-none ${SIDE[side]} ${props.width ?? 'w-96'}`}
        >
          <div className="flex h-16 shrink-0 items-center justify-between gap-3 border-b border-line ps-5 pe-2.5">
            <div className="flex min-w-0 items-center gap-2.5">
              <Dialog.Title className="truncate text-lg font-bold">{title}</Dialog.Title>
              {titleBadge}
            </div>
            <Dialog.Close
              aria-label={closeLabel}
              className="grid size-11 shrink-0 place-items-center rounded-control text-ink-soft hover:bg-sunken hover:text-ink"
            >
              <Icon name="x" className="size-5" />
            </Dialog.Close>
          </div>
          {description !== undefined && (
            <Dialog.Description className="sr-only">{description}</Dialog.Description>
          )}
          <div className="flex min-h-0 flex-1 flex-col overflow-y-auto overscroll-contain">
            {children}
          </div>
          {footer && <div className="shrink-0 border-t border-line bg-surface">{footer}</div>}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
