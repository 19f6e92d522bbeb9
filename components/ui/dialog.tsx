'use client'

import * as Radix from '@radix-ui/react-dialog'
import { type LucideIcon, X } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { type ReactNode, useRef } from 'react'
import { classNames } from './class-names'

const WIDTH = { sm: 'max-w-md', md: 'max-w-xl', lg: 'max-w-3xl', xl: 'max-w-5xl' }

type DialogProps = {
  /** Names the dialog. */
  title: string
  /** A line below the title. */
  description?: ReactNode
  icon?: LucideIcon
  size?: keyof typeof WIDTH
  /** Called by Escape and the close button; without it the dialog can't be closed. */
  onClose?: () => void
  /** Role `alertdialog`: the user must answer. */
  role?: 'dialog' | 'alertdialog'
  /** Buttons, fixed below what scrolls. */
  footer?: ReactNode
  children?: ReactNode
}

/**
 * A dialog, shown while it is rendered: traps the focus, closes on Escape, and returns the focus to
 * what opened it. A click outside does not close it, so that no input is lost.
 */
export function Dialog(props: DialogProps) {
  const {
    title,
    description,
    icon: Icon,
    size = 'md',
    onClose,
    role = 'dialog',
    footer,
    children,
  } = props
  const common = useTranslations('backOffice.common')
  const opener = useRef<Element | null>(null)
  return (
    <Radix.Root open onOpenChange={(open) => !open && onClose?.()}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-50 bg-night/50" />
        <Radix.Content
          role={role}
          {...(description === undefined && { 'aria-describedby': undefined })}
          onOpenAutoFocus={() => {
            opener.current = document.activeElement
          }}
          // What opens it renders it, so it is no trigger that Radix knows.
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            if (opener.current instanceof HTMLElement && opener.current.isConnected)
              opener.current.focus({ preventScroll: true })
          }}
          onInteractOutside={(event) => event.preventDefault()}
          className={classNames(
            'fixed inset-x-3 top-[max(0.75rem,6dvh)] z-50 mx-auto flex max-h-[min(88dvh,56rem)] flex-col rounded-card bg-surface shadow-overlay focus:outline-none',
            WIDTH[size],
          )}
        >
          <header className="flex shrink-0 items-start gap-3 border-b border-line py-4 ps-5 pe-3">
            {Icon && (
              <span className="grid size-10 shrink-0 place-items-center rounded-control bg-primary-soft text-primary-strong">
                <Icon aria-hidden className="size-5" />
              </span>
            )}
            <div className="min-w-0 flex-1">
              <Radix.Title className="pt-0.5 text-lg leading-snug font-bold [overflow-wrap:anywhere]">
                {title}
              </Radix.Title>
              {description !== undefined && (
                <Radix.Description className="mt-0.5 text-sm text-muted">
                  {description}
                </Radix.Description>
              )}
            </div>
            {onClose && (
              <Radix.Close
                aria-label={common('close')}
                className="grid size-10 shrink-0 place-items-center rounded-control text-ink-soft hover:bg-sunken hover:text-ink"
              >
                <X aria-hidden className="size-5" />
              </Radix.Close>
            )}
          </header>
          {children !== undefined && (
            <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain p-5">{children}</div>
          )}
          {footer && (
            <footer className="flex shrink-0 flex-wrap justify-end gap-2.5 border-t border-line px-5 py-4">
              {footer}
            </footer>
          )}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
