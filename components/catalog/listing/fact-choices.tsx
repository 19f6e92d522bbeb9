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
export function FactChoices({ fact, note, ...choices }: FactChoicesProps) {
  const t = useTranslations('listing')
  const textOf = useValueText()
  return (
    <ValueChoices
      {...choices}
      label={t(`facts.${fact}`)}
      textOf={(value) => textOf(fact, value)}
      noteOf={(value) => note(fact, value)}
    />
  )
}

type ValueChoicesProps = Pick<FactChoicesProps, 'chosen' | 'values' | 'onToggle'> & {
  label: string
  textOf: (value: string) => string
  noteOf: (value: string) => ReturnType<FactChoicesProps['note']>
}

/** Values with their numbers of products, of which some may be checked. */
export function ValueChoices(props: ValueChoicesProps) {
  const { label, chosen, values, textOf, noteOf, onToggle } = props
  const t = useTranslations('listing')
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
    <FilterGroup label={label}>
      {shown.map((value) => (
        <Checkbox
          key={value}
          checked={chosen.includes(value)}
          onChange={() => onToggle(value)}
          note={noteOf(value)}
          label={<span className="block [overflow-wrap:anywhere]">{textOf(value)}</span>}
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
