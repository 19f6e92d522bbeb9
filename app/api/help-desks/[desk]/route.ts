import { serve } from '@/lib/api/serve'
import { helpDeskEndpoints } from '@/lib/service/help-desk/endpoints'
import { receiveDeskNotice } from '@/lib/service/help-desk/receive-notice'

export const POST = serve(
  helpDeskEndpoints['POST /api/help-desks/[desk]'],
  async ({ params, signedBody, request }) => {
    const header = (name: string) => request.headers.get(name)
    await receiveDeskNotice(params.desk, { body: signedBody, header })
    return { received: true as const }
  },
)
