'use client'

import { Price } from '@/components/storefront/currency/price'
import { useStoreProps } from '@/components/storefront/store-props'
import { priceBounds } from '@/lib/pricing/round-near'

type BoundPriceProps = {
  bound: 'low' | 'high'
  /** Whether it is written as one of a range, without decimals. */
  isRound?: boolean
}

/** A price at which lists part, in the currency that the visitor chose. */
export function BoundPrice({ bound, isRound }: BoundPriceProps) {
  const { baseCurrency } = useStoreProps()
  return <Price cents={priceBounds(baseCurrency)[bound]} isBound={isRound} />
}
