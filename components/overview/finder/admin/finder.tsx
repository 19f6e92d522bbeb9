'use client'

import { Search } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { Suspense, useEffect, useState } from 'react'
import { lazyPart } from '@/components/ui/lost-script/lazy-part'

const [FinderDialog, preload] = lazyPart(() => import('./finder-dialog'))

/** Whether a key is typed into something. */
const isTyped = ({ target }: KeyboardEvent): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.closest('input, textarea, select') !== null)

/** What is entered into an open dialog would be lost by going elsewhere. */
const isDialogOpen = (): boolean =>
  document.querySelector('[role="dialog"], [role="alertdialog"]') !== null

const isShortcut = (event: KeyboardEvent): boolean =>
  event.key.toLowerCase() === 'k' && (event.metaKey || event.ctrlKey) && !event.shiftKey

const isSlash = (event: KeyboardEvent): boolean =>
  event.key === '/' && !event.metaKey && !event.ctrlKey && !event.altKey && !isTyped(event)

/** The search over everything: its button, and the keys that open it. Its code loads when it is opened. */
export function Finder() {
  const t = useTranslations('backOffice.finder')
  const [isOpen, setOpen] = useState(false)

  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      if (event.defaultPrevented || !(isShortcut(event) || isSlash(event))) return
      event.preventDefault()
      if (!isDialogOpen()) setOpen(true)
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])

  return (
    <>
      <div className="relative shrink-0">
        <button
          type="button"
          aria-haspopup="dialog"
          aria-keyshortcuts="Control+K Meta+K /"
          onPointerEnter={preload}
          onClick={() => setOpen(true)}
          className="grid size-10 place-items-center rounded-control text-ink-soft hover:bg-sunken lg:flex lg:h-9 lg:w-64 lg:gap-2 lg:border lg:border-line-strong/60 lg:bg-canvas lg:px-3 lg:text-sm lg:text-muted lg:hover:border-line-strong"
        >
          <Search aria-hidden className="size-5 lg:size-4" />
          <span className="sr-only lg:not-sr-only">{t('find')}</span>
        </button>
        <kbd
          aria-hidden
          className="pointer-events-none absolute inset-y-0 end-2 my-auto hidden h-6 items-center rounded-md border border-line bg-surface px-1.5 font-sans text-xs font-semibold text-muted lg:flex"
        >
          {/Mac|iP/.test(navigator.platform) ? '⌘ K' : 'Ctrl K'}
        </kbd>
      </div>
      {isOpen && (
        <Suspense>
          <FinderDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
