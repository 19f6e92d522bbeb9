import { useLocale, useTranslations } from 'next-intl'
import type { ProductFilterValues } from '@/lib/catalog/contracts'
import type { ListedFact } from '@/lib/catalog/listing-choices'
import { countOfValue } from './count-of-value'

/** How many products a value of a filter would leave, as the note of its checkbox. */
export function useCountNote(values: ProductFilterValues | undefined) {
  const t = useTranslations('listing')
  const locale = useLocale()
  return (fact: ListedFact, value: string) => {
    const count = countOfValue(values, fact, value)
    return count === null
      ? undefined
      : {
          shown: new Intl.NumberFormat(locale).format(count),
          spoken: t('valueCount', { count }),
        }
  }
}
