import { serve } from '@/lib/api/serve'
import { giftCardEndpoints } from '@/lib/cart/gift-cards/endpoints'
import { revealCode } from '@/lib/cart/gift-cards/reveal-code'

export const POST = serve(
  giftCardEndpoints['POST /api/admin/gift-cards/[id]/reveal'],
  ({ actor, params }) => revealCode(actor, params.id),
)
