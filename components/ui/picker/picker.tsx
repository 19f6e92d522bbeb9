'use client'

import { type ReactNode, Suspense, useId, useRef, useState } from 'react'
import { onFocusLeft } from '@/components/ui/focus-left'
import { Icon } from '@/components/ui/icon/icon'
import { lazyPart } from '@/components/ui/lost-script/lazy-part'
import type { PickerOption } from './picker-option'

const [PickerList, preloadList] = lazyPart(() => import('./picker-list'))

type PickerProps = {
  /** Accessible name of the button, before the value. */
  label: string
  /** The selected value, abbreviated. */
  value: ReactNode
  icon: ReactNode
  /** As a popover under the button, or inline in a side menu. */
  layout: 'popover' | 'inline'
  searchLabel: string
  /** Called when the list opens. */
  options: () => PickerOption[]
  onPick: (value: string) => void
}

/** A button with the selected value that opens a list of options; the list's code loads on first use. */
export function Picker({ label, value, icon, layout, searchLabel, options, onPick }: PickerProps) {
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(false)
  const inline = layout === 'inline'

  function close() {
    setOpen(false)
    button.current?.focus()
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only notices that the focus has left
    <div className="relative" onBlur={onFocusLeft(() => setOpen(false))}>
      <button
        ref={button}
        type="button"
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onPointerEnter={preloadList}
        onFocus={preloadList}
        onClick={() => setOpen(!open)}
        onKeyDown={(event) => {
          if (open || (event.key !== 'ArrowDown' && event.key !== 'ArrowUp')) return
          event.preventDefault()
          setOpen(true)
        }}
        className={`flex h-11 items-center gap-1.5 rounded-control text-sm font-semibold text-ink transition-colors hover:bg-sunken ${inline ? 'w-full border border-line px-3.5' : 'px-2.5'}`}
      >
        {icon}
        <span className={inline ? 'text-ink-soft' : 'sr-only'}>{label} </span>
        <span className={inline ? 'ms-auto uppercase' : 'uppercase'}>{value}</span>
        <Icon
          name="chevron-down"
          className={`size-3.5 text-muted transition-transform ${open ? 'rotate-180' : ''}`}
        />
      </button>
      {open && (
        <div
          id={id}
          role="dialog"
          aria-label={label}
          className={
            inline
              ? 'mt-1.5 rounded-card border border-line'
              : 'absolute end-0 top-full z-30 mt-1.5 w-72 rounded-card border border-line bg-surface shadow-overlay'
          }
        >
          <Suspense fallback={<span className="skeleton m-2 block h-80 rounded-control" />}>
            <PickerList
              label={label}
              searchLabel={searchLabel}
              options={options()}
              onPick={(picked) => {
                close()
                onPick(picked)
              }}
              onClose={close}
            />
          </Suspense>
        </div>
      )}
    </div>
  )
}
