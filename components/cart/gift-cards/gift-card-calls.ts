import type { QueryClient } from '@tanstack/react-query'
import { queryOptions } from '@tanstack/react-query'
import { cartSession } from '@/components/cart/cart-session'
import { callApi } from '@/lib/api/client'
import type { CartGiftCard } from '@/lib/cart/gift-cards/contracts'

const GIFT_CARD_CALL = 'GET /api/gift-card'
const GIFT_CARD = [GIFT_CARD_CALL] as const
const SECOND = 1000

const sessionHeader = () => ({ 'x-session-id': cartSession().id })

/** The gift card of this browser's cart. */
export const giftCardQuery = queryOptions({
  queryKey: GIFT_CARD,
  queryFn: async ({ signal }): Promise<CartGiftCard | null> => {
    const { id, isNew } = cartSession()
    if (isNew) return null
    const { giftCard } = await callApi(GIFT_CARD_CALL, { headers: { 'x-session-id': id }, signal })
    return giftCard
  },
  staleTime: 30 * SECOND,
  retry: 1,
  networkMode: 'always',
})

async function remember(client: QueryClient, giftCard: CartGiftCard | null): Promise<void> {
  await client.cancelQueries({ queryKey: GIFT_CARD })
  client.setQueryData<CartGiftCard | null>(GIFT_CARD, giftCard)
}

/** Enters a code for the cart. @throws HttpError */
export async function enterGiftCardCode(client: QueryClient, code: string): Promise<void> {
  const headers = sessionHeader()
  const { giftCard } = await callApi('PUT /api/gift-card', { headers, body: { code } })
  await remember(client, giftCard)
}

/** Takes the gift card off the cart. @throws HttpError */
export async function removeGiftCard(client: QueryClient): Promise<void> {
  await callApi('DELETE /api/gift-card', { headers: sessionHeader() })
  await remember(client, null)
}

/** Asks again what is left on the gift card. */
export const refreshGiftCard = (client: QueryClient) =>
  client.invalidateQueries({ queryKey: GIFT_CARD })
