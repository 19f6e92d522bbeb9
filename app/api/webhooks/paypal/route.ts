import { serve } from '@/lib/api/serve'
import { providerEventEndpoints } from '@/lib/checkout/provider-events/endpoints'
import { receiveNotice } from '@/lib/checkout/provider-events/receive-notice'

export const POST = serve(
  providerEventEndpoints['POST /api/webhooks/paypal'],
  async ({ signedBody, request }) => {
    const header = (name: string) => request.headers.get(name)
    await receiveNotice('paypal', { body: signedBody, header })
    return { received: true as const }
  },
)
