import { serve } from '@/lib/api/serve'
import { giftCardEndpoints } from '@/lib/cart/gift-cards/endpoints'
import { printCard } from '@/lib/cart/gift-cards/print/print-card'
import { documentResponse } from '@/lib/http/document-response'

export const POST = serve(
  giftCardEndpoints['POST /api/admin/gift-cards/[id]/print'],
  async ({ actor, params: { id } }) =>
    documentResponse({
      name: `gift-card-${id}.pdf`,
      type: 'application/pdf',
      bytes: await printCard(actor, id),
    }),
)
