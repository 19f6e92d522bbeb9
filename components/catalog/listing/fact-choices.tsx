import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Checkbox } from '@/components/ui/fields/checkbox'
import type { FilterValue } from '@/lib/catalog/contracts'
import { FilterGroup } from './filter-group'
import type { FactList } from './product-filters'
import type { useCountNote } from './use-count-note'
import { useValueText } from './use-value-text'

type FactChoicesProps = {
  fact: FactList
  chosen: readonly string[]
  values: readonly FilterValue[]
  note: ReturnType<typeof useCountNote>
  onToggle: (value: string) => void
}

/** Of more values only so many are shown at first. */
const SHOWN_AT_FIRST = 6

/** The values of a fact; nothing where there is nothing to choose: the products have none, or all the same one. */
export function FactChoices({ fact, chosen, values, note, onToggle }: FactChoicesProps) {
  const t = useTranslations('listing')
  const textOf = useValueText()
  const [isWhole, setWhole] = useState(false)
  // What was chosen can be taken back even if nothing has it.
  const all = [
    ...values.map(({ value }) => value),
    ...chosen.filter((value) => values.every((each) => each.value !== value)),
  ]
  if (all.length < 2 && chosen.length === 0) return null
  const isLong = all.length > SHOWN_AT_FIRST + 1
  const shown =
    isWhole || !isLong
      ? all
      : all.filter((value, place) => place < SHOWN_AT_FIRST || chosen.includes(value))
  return (
    <FilterGroup label={t(`facts.${fact}`)}>
      {shown.map((value) => (
        <Checkbox
          key={value}
          checked={chosen.includes(value)}
          onChange={() => onToggle(value)}
          note={note(fact, value)}
          label={<span className="block [overflow-wrap:anywhere]">{textOf(fact, value)}</span>}
        />
      ))}
      {isLong && (
        <button
          type="button"
          aria-expanded={isWhole}
          onClick={() => setWhole(!isWhole)}
          className="-ms-2 mt-0.5 h-8 rounded-control px-2 text-sm font-semibold text-primary-strong hover:bg-primary-soft"
        >
          {isWhole ? t('showFewer') : t('showAll', { count: all.length })}
        </button>
      )}
    </FilterGroup>
  )
}
