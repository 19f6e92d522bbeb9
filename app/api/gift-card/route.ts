import { serve } from '@/lib/api/serve'
import { giftCardEndpoints } from '@/lib/cart/gift-cards/endpoints'
import { enterGiftCard } from '@/lib/cart/gift-cards/enter-gift-card'
import { leaveGiftCards } from '@/lib/cart/gift-cards/leave-gift-card'
import { cartGiftCards } from '@/lib/cart/gift-cards/queries'

export const GET = serve(giftCardEndpoints['GET /api/gift-card'], ({ sessionId, query }) =>
  cartGiftCards(sessionId, query.currency),
)

export const PUT = serve(giftCardEndpoints['PUT /api/gift-card'], ({ sessionId, body }) =>
  enterGiftCard(sessionId, body),
)

export const DELETE = serve(giftCardEndpoints['DELETE /api/gift-card'], ({ sessionId, query }) =>
  leaveGiftCards(sessionId, query.lastFour),
)
