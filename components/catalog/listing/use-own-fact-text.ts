import { useLocale, useTranslations } from 'next-intl'
import { factText, type LocalFact, numberText, readFactFilter } from '@/lib/catalog/own-fact-rules'

/** What a value of a fact is called as a filter. */
export function useFactValueText() {
  const t = useTranslations('product.facts')
  const locale = useLocale()
  const words = { yes: t('yes'), no: t('no') }
  return (fact: LocalFact, value: string): string =>
    factText(fact, fact.kind === 'yes_no' ? value === 'true' : [value], locale, words) || value
}

/** What a filter by one of the owner's facts is called, such as `Players: 2 to 4`. */
export function useOwnFactText(facts: readonly LocalFact[]) {
  const t = useTranslations('listing.ownFacts')
  const locale = useLocale()
  const valueText = useFactValueText()
  return (text: string): string => {
    const filter = readFactFilter(text)
    const fact = facts.find(({ slug }) => slug === filter?.slug)
    if (!filter || !fact) return text
    if ('value' in filter)
      return t('chip', { name: fact.name, value: valueText(fact, filter.value) })
    const from = filter.from === null ? null : numberText(fact, filter.from, locale)
    const to = filter.to === null ? null : numberText(fact, filter.to, locale)
    const value =
      from !== null && to !== null
        ? t('between', { from, to })
        : from !== null
          ? t('atLeast', { from })
          : t('atMost', { to: to ?? '' })
    return t('chip', { name: fact.name, value })
  }
}
