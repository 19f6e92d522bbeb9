'use client'

import { useTranslations } from 'next-intl'
import { usePercent } from '@/components/currency/use-percent'
import { useStoreProps } from '@/components/storefront/store-props'

/** Whether a price holds the tax, where the store is set up to say so. */
export function ProductTaxNote() {
  const t = useTranslations('product')
  const percent = usePercent()
  const { tax, taxDisplay } = useStoreProps()
  if (tax.basisPoints === 0 || (!tax.inclusive && taxDisplay === 'excluding')) return null
  return (
    <p className="mt-1 text-sm text-muted">
      {t(tax.inclusive ? 'taxIncluded' : 'taxAdded', { rate: percent(tax.basisPoints) })}
    </p>
  )
}
