import { serve } from '@/lib/api/serve'
import { paymentLinkEndpoints } from '@/lib/checkout/payment-links/endpoints'
import { makeLink } from '@/lib/checkout/payment-links/make-link'
import { listLinks } from '@/lib/checkout/payment-links/queries'
import { Reply } from '@/lib/http/serve'

export const GET = serve(paymentLinkEndpoints['GET /api/admin/payment-links'], listLinks)

export const POST = serve(
  paymentLinkEndpoints['POST /api/admin/payment-links'],
  async ({ body, actor }) => {
    const { link, isNew } = await makeLink(body, actor)
    return new Reply(isNew ? 201 : 200, link)
  },
)
