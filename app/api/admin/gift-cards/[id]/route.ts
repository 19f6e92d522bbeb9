import { serve } from '@/lib/api/serve'
import { giftCardDetail } from '@/lib/cart/gift-cards/admin-queries'
import { changeGiftCard } from '@/lib/cart/gift-cards/change-gift-card'
import { giftCardEndpoints } from '@/lib/cart/gift-cards/endpoints'

export const GET = serve(giftCardEndpoints['GET /api/admin/gift-cards/[id]'], ({ params }) =>
  giftCardDetail(params.id),
)

export const PUT = serve(
  giftCardEndpoints['PUT /api/admin/gift-cards/[id]'],
  ({ actor, params, body }) => changeGiftCard(actor, params.id, body),
)
