'use client'

import { useLocale } from 'next-intl'
import { formatPrice } from '@/lib/i18n/currencies'
import { useCurrency } from './currency-store'

/** An amount of US cents in the currency that the visitor chose. */
export function Price({ cents, className }: { cents: number; className?: string }) {
  const locale = useLocale()
  const [currency] = useCurrency()
  return (
    <bdi data-price className={className}>
      {formatPrice(cents, currency, locale)}
    </bdi>
  )
}
