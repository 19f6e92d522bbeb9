'use client'

import { useTranslations } from 'next-intl'
import { useRef } from 'react'
import { fieldStyle } from '@/components/ui/fields/field-style'
import { Icon } from '@/components/ui/icon/icon'
import { MAX_SEARCH_LENGTH } from '@/lib/catalog/listing-choices'

type SearchFieldProps = { value: string; onChange: (text: string) => void }

export function SearchField({ value, onChange }: SearchFieldProps) {
  const t = useTranslations('listing')
  const input = useRef<HTMLInputElement>(null)
  return (
    <div className="relative w-full sm:w-auto sm:flex-[3]">
      <Icon
        name="search"
        className="pointer-events-none absolute inset-y-0 start-3.5 my-auto size-4.5 text-muted"
      />
      <input
        ref={input}
        type="search"
        aria-label={t('search')}
        placeholder={t('searchPlaceholder')}
        maxLength={MAX_SEARCH_LENGTH}
        autoComplete="off"
        enterKeyHint="search"
        value={value}
        onChange={(event) => onChange(event.target.value)}
        className={`${fieldStyle} h-11 ps-10.5! pe-11! sm:text-sm! [&::-webkit-search-cancel-button]:appearance-none`}
      />
      {value !== '' && (
        <button
          type="button"
          aria-label={t('clearSearch')}
          onClick={() => {
            onChange('')
            input.current?.focus()
          }}
          className="absolute inset-y-0 end-1 my-auto grid size-9 place-items-center rounded-control text-muted hover:bg-sunken hover:text-ink"
        >
          <Icon name="x" className="size-4.5" />
        </button>
      )}
    </div>
  )
}
