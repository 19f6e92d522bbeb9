import type { QueryClient } from '@tanstack/react-query'
import { queryOptions } from '@tanstack/react-query'
import { cartSession } from '@/components/cart/cart-session'
import { callApi } from '@/lib/api/client'
import type { CartGiftCard } from '@/lib/cart/gift-cards/contracts'
import type { CurrencyCode } from '@/lib/i18n/currencies'

const GIFT_CARD_CALL = 'GET /api/gift-card'
const GIFT_CARD = [GIFT_CARD_CALL] as const
const SECOND = 1000

const sessionHeader = () => ({ 'x-session-id': cartSession().id })

const keyOf = (currency: CurrencyCode) => [...GIFT_CARD, currency]

/** The gift cards of this browser's cart, as they are worth in what the cart is charged in, in the order in which they pay. */
export const giftCardQuery = (currency: CurrencyCode) =>
  queryOptions({
    queryKey: keyOf(currency),
    queryFn: async ({ signal }): Promise<CartGiftCard[]> => {
      const { id, isNew } = cartSession()
      if (isNew) return []
      const headers = { 'x-session-id': id }
      const { giftCards } = await callApi(GIFT_CARD_CALL, { headers, query: { currency }, signal })
      return giftCards
    },
    staleTime: 30 * SECOND,
    retry: 1,
    networkMode: 'always',
  })

/** Adds a card to those of the cart by its code. @param currency what the cart is charged in @throws HttpError */
export async function enterGiftCardCode(
  client: QueryClient,
  code: string,
  currency: CurrencyCode,
): Promise<void> {
  const headers = sessionHeader()
  const { giftCards } = await callApi('PUT /api/gift-card', { headers, body: { code, currency } })
  await client.cancelQueries({ queryKey: GIFT_CARD })
  // What was known in other currencies was without this card.
  client.removeQueries({ queryKey: GIFT_CARD, type: 'inactive' })
  client.setQueryData<CartGiftCard[]>(keyOf(currency), giftCards)
}

/** Takes a gift card off the cart. @throws HttpError */
export async function removeGiftCard(client: QueryClient, lastFour: string): Promise<void> {
  await callApi('DELETE /api/gift-card', { headers: sessionHeader(), query: { lastFour } })
  await client.cancelQueries({ queryKey: GIFT_CARD })
  client.setQueriesData<CartGiftCard[]>({ queryKey: GIFT_CARD }, (cards) => {
    const place = cards?.findIndex((card) => card.lastFour === lastFour)
    return cards?.filter((_, at) => at !== place)
  })
}

/** Asks again what is left on the gift cards. */
export const refreshGiftCard = (client: QueryClient) =>
  client.invalidateQueries({ queryKey: GIFT_CARD })
