import { useMemo } from 'react'
import { useStoreProps } from '@/components/storefront/store-props'
import { inBase, type Selling, sellingIn } from '@/lib/pricing/selling'
import { useCurrency } from './currency-store'

/** What this visitor is charged in: the chosen currency where the store sells in it, otherwise the store's own. */
export function useSelling(): Selling {
  const [chosen] = useCurrency()
  const { baseCurrency, sellingCurrencies, rates } = useStoreProps()
  return useMemo(
    () => sellingIn({ baseCurrency, sellingCurrencies, rates }, chosen) ?? inBase(baseCurrency),
    [baseCurrency, sellingCurrencies, rates, chosen],
  )
}
