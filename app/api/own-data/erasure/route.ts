import { serve } from '@/lib/api/serve'
import { ownDataEndpoints } from '@/lib/service/own-data/endpoints'
import { eraseOwnData } from '@/lib/service/own-data/erase-own-data'
import { requireDataOwner } from '@/lib/service/own-data/tokens'

export const POST = serve(ownDataEndpoints['POST /api/own-data/erasure'], async ({ body }) => ({
  stays: await eraseOwnData(await requireDataOwner(body.token)),
}))
