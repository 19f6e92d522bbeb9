import { serve } from '@/lib/api/serve'
import { mailEndpoints } from '@/lib/mail/endpoints'
import { receiveMailReports } from '@/lib/mail/reports/receive-reports'

export const POST = serve(
  mailEndpoints['POST /api/webhooks/mail/[provider]'],
  async ({ params, signedBody, request }) => {
    const header = (name: string) => request.headers.get(name)
    await receiveMailReports(params.provider, { body: signedBody, header })
    return { received: true as const }
  },
)
