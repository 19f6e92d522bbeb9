import { useQuery } from '@tanstack/react-query'
import { useSelling } from '@/components/storefront/currency/use-selling'
import type { CartGiftCard } from '@/lib/cart/gift-cards/contracts'
import { giftCardQuery } from './gift-card-calls'

/** The gift card of this browser's cart; `undefined` while it is unknown, `null` without one. */
export function useCartGiftCard(): CartGiftCard | null | undefined {
  const { data, isError } = useQuery(giftCardQuery(useSelling().currency))
  // Without an answer the cart is shown without its card; a payment of another amount is refused.
  return data === undefined && isError ? null : data
}
