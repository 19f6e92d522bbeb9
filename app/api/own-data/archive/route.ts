import { serve } from '@/lib/api/serve'
import { attachment } from '@/lib/http/attachment'
import { streamBytes } from '@/lib/http/text-stream'
import { ownDataArchive } from '@/lib/service/own-data/archive'
import { ownDataEndpoints } from '@/lib/service/own-data/endpoints'
import { requireDataOwner } from '@/lib/service/own-data/tokens'

export const POST = serve(ownDataEndpoints['POST /api/own-data/archive'], async ({ body }) => {
  const owner = await requireDataOwner(body.token)
  return new Response(streamBytes(ownDataArchive(owner)), {
    headers: {
      'content-type': 'application/zip',
      'content-disposition': attachment('my-data.zip'),
      'cache-control': 'no-store',
    },
  })
})
