import { serve } from '@/lib/api/serve'
import { ownDataEndpoints } from '@/lib/service/own-data/endpoints'
import { requestOwnData } from '@/lib/service/own-data/request-own-data'

export const POST = serve(ownDataEndpoints['POST /api/own-data/requests'], async ({ body }) => {
  await requestOwnData(body)
  return { status: 'accepted' as const }
})
