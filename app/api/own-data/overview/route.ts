import { serve } from '@/lib/api/serve'
import { ownDataEndpoints } from '@/lib/service/own-data/endpoints'
import { readOwnData } from '@/lib/service/own-data/read-own-data'
import { requireDataOwner } from '@/lib/service/own-data/tokens'

export const POST = serve(ownDataEndpoints['POST /api/own-data/overview'], async ({ body }) =>
  readOwnData(await requireDataOwner(body.token)),
)
