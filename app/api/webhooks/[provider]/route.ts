import { serve } from '@/lib/api/serve'
import { providerEventEndpoints } from '@/lib/checkout/provider-events/endpoints'
import { receiveNotice } from '@/lib/checkout/provider-events/receive-notice'

export const POST = serve(
  providerEventEndpoints['POST /api/webhooks/[provider]'],
  async ({ params, signedBody, request }) => {
    const header = (name: string) => request.headers.get(name)
    await receiveNotice(params.provider, { body: signedBody, header })
    return { received: true as const }
  },
)
