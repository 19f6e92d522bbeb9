import { useLocale, useTranslations } from 'next-intl'
import { useId, useState } from 'react'
import { Button } from '@/components/ui/button'
import { fieldStyle } from '@/components/ui/fields/field-style'
import { type LocalFact, numberText } from '@/lib/catalog/own-fact-rules'
import { FilterGroup } from './filter-group'
import { rangeOf } from './range-of'

type NumberRangeProps = {
  fact: LocalFact
  /** The least and the greatest number there is. */
  bounds: { min: string; max: string } | null
  from: string
  to: string
  /** With the range as an address has it; empty for none. */
  onChange: (range: string) => void
}

/** From which number to which: followed once it is sent, so that nothing is looked for while somebody types. */
export function NumberRange({ fact, bounds, from, to, onChange }: NumberRangeProps) {
  const t = useTranslations('listing.ownFacts')
  const locale = useLocale()
  const id = useId()
  const [typed, setTyped] = useState({ from, to })
  const [applied, setApplied] = useState({ from, to })
  if (applied.from !== from || applied.to !== to) {
    // Somebody took it back, or "back" leads to another range.
    setApplied({ from, to })
    setTyped({ from, to })
  }
  const range = rangeOf(typed.from, typed.to)
  const field = (which: 'from' | 'to', placeholder: string | undefined) => (
    <div className="min-w-0 flex-1">
      <label htmlFor={`${id}-${which}`} className="mb-1 block text-xs text-muted">
        {t(which)}
      </label>
      <input
        id={`${id}-${which}`}
        inputMode="decimal"
        autoComplete="off"
        maxLength={16}
        placeholder={
          placeholder === undefined ? undefined : numberText({ unit: '' }, placeholder, locale)
        }
        aria-invalid={range === null || undefined}
        value={typed[which]}
        onChange={({ target }) => setTyped({ ...typed, [which]: target.value })}
        className={`${fieldStyle} h-10 px-2.5! text-sm!`}
      />
    </div>
  )
  return (
    <FilterGroup
      label={fact.unit === '' ? fact.name : t('inUnit', { name: fact.name, unit: fact.unit })}
    >
      <form
        noValidate
        className="mt-1 flex items-end gap-2"
        onSubmit={(event) => {
          event.preventDefault()
          if (range !== null) onChange(range)
        }}
      >
        {field('from', bounds?.min)}
        {field('to', bounds?.max)}
        <Button type="submit" variant="outline" size="sm" className="h-10 shrink-0">
          {t('apply')}
          <span className="sr-only"> {fact.name}</span>
        </Button>
      </form>
    </FilterGroup>
  )
}
