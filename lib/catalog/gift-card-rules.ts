import { toCents } from '@/lib/core/money'
import type { ProductFields } from './admin-contracts'

type Sold = Pick<ProductFields, 'isGiftCard' | 'delivery' | 'volumePrices' | 'price'>

/** Why a product can't be sold as a gift card; `null` when it can, or is none. */
export function giftCardProblem({
  isGiftCard,
  delivery,
  volumePrices,
  price,
}: Sold): { field: keyof Sold; message: string } | null {
  if (!isGiftCard) return null
  if (delivery === 'keys')
    return {
      field: 'isGiftCard',
      message: 'A product that is delivered by keys of its own can not be a gift card',
    }
  if (volumePrices.length > 0)
    return {
      field: 'volumePrices',
      message: 'A gift card costs what it is worth, so it has no volume prices',
    }
  if (toCents(price) === 0)
    return { field: 'price', message: 'A gift card is worth its price, so it must cost something' }
  return null
}
