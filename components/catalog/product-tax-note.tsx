'use client'

import { useTranslations } from 'next-intl'
import { usePercent } from '@/components/storefront/currency/use-percent'
import { useStoreProps } from '@/components/storefront/store-props'

/** Says whether prices include tax, when the settings ask for it. */
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
