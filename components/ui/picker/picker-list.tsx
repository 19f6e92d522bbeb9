'use client'

import { useTranslations } from 'next-intl'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { Icon } from '@/components/ui/icon/icon'
import { Flag } from './flag'
import { matchingOptions } from './matching-options'
import type { PickerOption } from './picker-option'
import { useActiveOption } from './use-active-option'

type PickerListProps = {
  label: string
  searchLabel: string
  options: PickerOption[]
  onPick: (value: string) => void
  onClose: () => void
}

/** A filterable list of options (combobox). */
export default function PickerList(props: PickerListProps) {
  const { label, searchLabel, options, onPick, onClose } = props
  const t = useTranslations('header')
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const [text, setText] = useState('')
  const shown = matchingOptions(options, text)
  // Arrow keys start from the selected option.
  const { active, setActive, move } = useActiveOption(
    shown.length,
    options.findIndex(({ selected }) => selected),
  )

  useEffect(() => {
    field.current?.focus()
    field.current?.closest('[role="dialog"]')?.scrollIntoView({ block: 'nearest' })
  }, [])

  useEffect(() => {
    if (active >= 0)
      document.getElementById(`${id}-${active}`)?.scrollIntoView({ block: 'nearest' })
  }, [active, id])

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape') {
      event.stopPropagation()
      onClose()
    } else if (event.key === 'Enter') {
      event.preventDefault()
      const chosen = shown[active]
      if (chosen) onPick(chosen.value)
    } else move(event)
  }

  return (
    <>
      <div className="border-b border-line p-2">
        <input
          ref={field}
          type="text"
          role="combobox"
          aria-label={searchLabel}
          aria-expanded
          aria-autocomplete="list"
          aria-controls={`${id}-list`}
          aria-activedescendant={active >= 0 ? `${id}-${active}` : undefined}
          placeholder={searchLabel}
          autoComplete="off"
          value={text}
          onChange={(event) => {
            setText(event.target.value)
            setActive(event.target.value.trim() ? 0 : -1)
          }}
          onKeyDown={onKeyDown}
          className="h-10 w-full rounded-control border border-line-strong/70 px-3 text-base placeholder:text-muted focus:border-primary-strong focus:ring-3 focus:ring-primary-strong/20 focus:outline-hidden"
        />
      </div>
      <div
        id={`${id}-list`}
        role="listbox"
        aria-label={label}
        // Browsers make what scrolls a stop of the Tab key; the arrow keys scroll it.
        tabIndex={-1}
        className="max-h-76 overflow-y-auto overscroll-contain p-1.5"
      >
        {shown.map((option, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard works the list from the field
          <div
            key={option.value}
            id={`${id}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={option.selected}
            data-active={index === active || undefined}
            // The field keeps the focus.
            onMouseDown={(event) => event.preventDefault()}
            onMouseMove={() => setActive(index)}
            onClick={() => onPick(option.value)}
            className="flex min-h-10 cursor-pointer items-center gap-3 rounded-control px-2.5 text-sm data-active:bg-primary-soft"
          >
            <Flag emoji={option.flag} />
            <span lang={option.lang} className="line-clamp-1 flex-1 font-medium">
              {option.name}
            </span>
            <bdi className="text-xs font-semibold text-muted uppercase">{option.code}</bdi>
            <Icon
              name="check"
              className={`size-4 text-primary-strong ${option.selected ? '' : 'invisible'}`}
            />
          </div>
        ))}
      </div>
      {shown.length === 0 && (
        <p role="status" className="px-4 pb-4 text-sm text-muted">
          {t('nothingFound')}
        </p>
      )}
    </>
  )
}
