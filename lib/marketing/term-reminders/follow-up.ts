import type { CurrencyCode } from '@/lib/i18n/currencies'
import { inBase, type Priced, type Seller, sellingIn } from '@/lib/pricing/selling'
import { type TaxSettings, taxRulesIn } from '@/lib/pricing/tax'
import { unitPriceCents } from '@/lib/pricing/volume-prices'

type Sold = Priced & {
  volumePrices: Parameters<typeof unitPriceCents>[0]['volumePrices']
  isHidden: boolean
  inStock: boolean
}

type FormerOrder = {
  currency: string
  taxKind: string
  taxCountry: string | null
  taxTerritory: string | null
}

/** What one costs when it is bought again: a price as it is charged, and how the tax stands to it. */
export type FollowUp = {
  priceCents: number
  currency: CurrencyCode
  tax: 'none' | 'included' | 'added' | 'reverse_charge'
  basisPoints: number
}

/**
 * What a buyer would be charged for one more term today, in the currency that they paid in or, where the store sells in that
 * no more, in its own.
 *
 * @returns `null` for what can't be bought at the moment: its price is nobody's promise
 */
export function followUpOf(
  product: Sold,
  order: FormerOrder,
  seller: Seller,
  settings: TaxSettings,
): FollowUp | null {
  if (product.isHidden || !product.inStock) return null
  const selling = sellingIn(seller, order.currency) ?? inBase(seller.baseCurrency)
  const { currency } = selling
  const priceCents = unitPriceCents(product, 1, selling)
  if (order.taxKind === 'reverse_charge')
    return { priceCents, currency, tax: 'reverse_charge', basisPoints: 0 }
  const { basisPoints, inclusive } = taxRulesIn(settings, order.taxCountry ?? '', {
    territory: order.taxTerritory ?? '',
    currency,
  })
  const tax = basisPoints === 0 ? 'none' : inclusive ? 'included' : 'added'
  return { priceCents, currency, tax, basisPoints }
}
