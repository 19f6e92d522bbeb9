import { useLocale, useTranslations } from 'next-intl'
import type { OwnFactFilters as Offered } from '@/lib/catalog/own-fact-contracts'
import { factFilter, type LocalFact, readFactFilter } from '@/lib/catalog/own-fact-rules'
import { ValueChoices } from './fact-choices'
import { NumberRange } from './number-range'
import { toggle } from './product-filters'
import { useFactValueText } from './use-own-fact-text'

/** The owner's facts that lists are filtered by, and what the products that match have of them. */
export type OfferedOwnFacts = { facts: readonly LocalFact[]; offered: Offered }

type OwnFactFiltersProps = OfferedOwnFacts & {
  /** Of all facts. */
  chosen: readonly string[]
  onChange: (chosen: string[]) => void
}

/** Filters by the owner's own facts; nothing of those that no product has. */
export function OwnFactFilters({ facts, offered, chosen, onChange }: OwnFactFiltersProps) {
  const t = useTranslations('listing')
  const valueText = useFactValueText()
  const number = new Intl.NumberFormat(useLocale())
  return facts.map((fact) => {
    const own = chosen.flatMap((text) => {
      const filter = readFactFilter(text)
      return filter?.slug === fact.slug ? [{ text, filter }] : []
    })
    const found = offered.find(({ slug }) => slug === fact.slug)
    if (fact.kind === 'number') {
      const bounds = found?.bounds
      const isOffered = found !== undefined && (!bounds || bounds.min !== bounds.max)
      if (!isOffered && own.length === 0) return null
      const [range] = own.flatMap(({ filter }) => ('from' in filter ? [filter] : []))
      return (
        <NumberRange
          key={fact.slug}
          fact={fact}
          bounds={bounds ?? null}
          from={range?.from ?? ''}
          to={range?.to ?? ''}
          onChange={(value) =>
            onChange([
              ...chosen.filter((text) => readFactFilter(text)?.slug !== fact.slug),
              ...(value === '' ? [] : [factFilter(fact.slug, value)]),
            ])
          }
        />
      )
    }
    const values = found?.values ?? []
    return (
      <ValueChoices
        key={fact.slug}
        label={fact.name}
        chosen={own.flatMap(({ filter }) => ('value' in filter ? [filter.value] : []))}
        values={values}
        textOf={(value) => valueText(fact, value)}
        noteOf={(value) => {
          const count = values.find((each) => each.value === value)?.count ?? null
          return count === null
            ? undefined
            : { shown: number.format(count), spoken: t('valueCount', { count }) }
        }}
        onToggle={(value) => onChange(toggle(chosen, factFilter(fact.slug, value)))}
      />
    )
  })
}
