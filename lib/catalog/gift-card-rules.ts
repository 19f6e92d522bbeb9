import { toCents } from '@/lib/core/money'
import { type ServerText, say } from '@/lib/core/server-text'
import type { ProductFields } from './admin-contracts'

type Sold = Pick<ProductFields, 'isGiftCard' | 'delivery' | 'volumePrices' | 'price'>

/** Why a product can't be sold as a gift card; `null` when it can, or is none. */
export function giftCardProblem({
  isGiftCard,
  delivery,
  volumePrices,
  price,
}: Sold): { field: keyof Sold; text: ServerText } | null {
  if (!isGiftCard) return null
  if (delivery === 'keys')
    return {
      field: 'isGiftCard',
      text: say('products.giftCardWithKeys'),
    }
  if (volumePrices.length > 0)
    return {
      field: 'volumePrices',
      text: say('products.giftCardWithVolumePrices'),
    }
  if (toCents(price) === 0) return { field: 'price', text: say('products.giftCardWithoutPrice') }
  return null
}
