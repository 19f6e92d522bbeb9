'use client'

import { Columns3 } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useId, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { classNames } from '@/components/ui/class-names'
import { Checkbox } from '@/components/ui/fields/checkbox'
import { onFocusLeft } from '@/components/ui/focus-left'
import type { ColumnChoice } from './use-columns'

type ColumnsButtonProps = { choice: ColumnChoice; className?: string }

/** Opens the columns of a list, to choose those that it shows. The cards of a phone have no columns. */
export function ColumnsButton({ choice, className }: ColumnsButtonProps) {
  const t = useTranslations('backOffice.common.columnChoice')
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  const { options, shown, change } = choice
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only notices Escape, and that the focus has left
    <div
      className={classNames('relative max-sm:hidden', className)}
      onBlur={onFocusLeft(() => setOpen(false))}
      onKeyDown={(event) => {
        if (!isOpen || event.key !== 'Escape') return
        event.stopPropagation()
        setOpen(false)
        button.current?.focus()
      }}
    >
      <Button
        ref={button}
        variant="outline"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        <Columns3 aria-hidden />
        {t('label')}
      </Button>
      {isOpen && (
        <fieldset
          id={id}
          // A click beside a box is none outside.
          tabIndex={-1}
          className="absolute end-0 top-full z-30 mt-1.5 max-h-96 w-64 overflow-y-auto rounded-card border border-line bg-surface p-4 shadow-overlay outline-none"
        >
          <legend className="sr-only">{t('legend')}</legend>
          {options.map(({ key, label, isShown }) => (
            <Checkbox
              key={key}
              label={label}
              checked={isShown}
              onChange={({ target }) =>
                change(target.checked ? [...shown, key] : shown.filter((each) => each !== key))
              }
            />
          ))}
          <Button variant="ghost" size="sm" className="mt-2" onClick={() => change(undefined)}>
            {t('standard')}
          </Button>
        </fieldset>
      )}
    </div>
  )
}
