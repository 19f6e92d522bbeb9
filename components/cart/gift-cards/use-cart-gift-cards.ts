import { useQuery } from '@tanstack/react-query'
import { useSelling } from '@/components/storefront/currency/use-selling'
import type { CartGiftCard } from '@/lib/cart/gift-cards/contracts'
import { giftCardQuery } from './gift-card-calls'

const NONE: readonly CartGiftCard[] = []

/** The gift cards of this browser's cart; `undefined` while they are unknown. */
export function useCartGiftCards(): readonly CartGiftCard[] | undefined {
  const { data, isError } = useQuery(giftCardQuery(useSelling().currency))
  // Without an answer the cart is shown without its cards; a payment of another amount is refused.
  return data === undefined && isError ? NONE : data
}
