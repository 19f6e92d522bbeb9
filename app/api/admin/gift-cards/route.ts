import { serve } from '@/lib/api/serve'
import { listGiftCards } from '@/lib/cart/gift-cards/admin-queries'
import { createGiftCard } from '@/lib/cart/gift-cards/create-gift-card'
import { giftCardEndpoints } from '@/lib/cart/gift-cards/endpoints'

export const GET = serve(giftCardEndpoints['GET /api/admin/gift-cards'], ({ query }) =>
  listGiftCards(query),
)

export const POST = serve(giftCardEndpoints['POST /api/admin/gift-cards'], ({ actor, body }) =>
  createGiftCard(actor, body),
)
