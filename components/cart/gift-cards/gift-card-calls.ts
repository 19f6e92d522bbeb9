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

/** The gift card of this browser's cart, as it is worth in what the cart is charged in. */
export const giftCardQuery = (currency: CurrencyCode) =>
  queryOptions({
    queryKey: keyOf(currency),
    queryFn: async ({ signal }): Promise<CartGiftCard | null> => {
      const { id, isNew } = cartSession()
      if (isNew) return null
      const headers = { 'x-session-id': id }
      const { giftCard } = await callApi(GIFT_CARD_CALL, { headers, query: { currency }, signal })
      return giftCard
    },
    staleTime: 30 * SECOND,
    retry: 1,
    networkMode: 'always',
  })

/** Enters a code for the cart. @param currency what the cart is charged in @throws HttpError */
export async function enterGiftCardCode(
  client: QueryClient,
  code: string,
  currency: CurrencyCode,
): Promise<void> {
  const headers = sessionHeader()
  const { giftCard } = await callApi('PUT /api/gift-card', { headers, body: { code, currency } })
  await client.cancelQueries({ queryKey: GIFT_CARD })
  // What was known in other currencies was of the card before.
  client.removeQueries({ queryKey: GIFT_CARD, type: 'inactive' })
  client.setQueryData<CartGiftCard | null>(keyOf(currency), giftCard)
}

/** Takes the gift card off the cart. @throws HttpError */
export async function removeGiftCard(client: QueryClient): Promise<void> {
  await callApi('DELETE /api/gift-card', { headers: sessionHeader() })
  await client.cancelQueries({ queryKey: GIFT_CARD })
  client.setQueriesData<CartGiftCard | null>({ queryKey: GIFT_CARD }, null)
}

/** Asks again what is left on the gift card. */
export const refreshGiftCard = (client: QueryClient) =>
  client.invalidateQueries({ queryKey: GIFT_CARD })
