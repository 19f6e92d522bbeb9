import { useStoreProps } from '@/components/storefront/store-props'
import { isInclusive, type TaxRules } from '@/lib/pricing/tax'
import { useSelling } from './use-selling'

/** The tax of a visitor whose country is not known yet: what is charged in says whether prices hold it. */
export function usePresumedTax(): TaxRules {
  const { tax, taxByHabit } = useStoreProps()
  const { currency } = useSelling()
  return {
    ...tax,
    inclusive: isInclusive({ taxInclusive: tax.inclusive, taxByHabit }, { country: '', currency }),
  }
}
