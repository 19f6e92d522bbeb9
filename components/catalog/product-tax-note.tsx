'use client'

import { useTranslations } from 'next-intl'
import { usePercent } from '@/components/storefront/currency/use-percent'
import { usePresumedTax } from '@/components/storefront/currency/use-presumed-tax'
import { useStoreProps } from '@/components/storefront/store-props'

/** Says whether prices include tax, when the settings ask for it. */
export function ProductTaxNote() {
  const t = useTranslations('product')
  const percent = usePercent()
  const { taxDisplay, taxVaries } = useStoreProps()
  const tax = usePresumedTax()
  if (tax.basisPoints === 0 || (!tax.inclusive && taxDisplay === 'excluding')) return null
  return (
    <p className="mt-1 text-sm text-muted">
      {taxVaries
        ? // Which rate that is, the country says.
          t(tax.inclusive ? 'someTaxIncluded' : 'someTaxAdded')
        : t(tax.inclusive ? 'taxIncluded' : 'taxAdded', { rate: percent(tax.basisPoints) })}
    </p>
  )
}
