import { serve } from '@/lib/api/serve'
import { careerEndpoints } from '@/lib/content/careers/endpoints'
import { readCv } from '@/lib/content/careers/read-cv'
import { attachment } from '@/lib/http/attachment'

export const GET = serve(
  careerEndpoints['GET /api/admin/applications/[id]/cv'],
  async ({ actor, params }) => {
    const cv = await readCv(actor, params.id)
    return new Response(cv.bytes, {
      headers: {
        'cache-control': 'no-store',
        'content-type': cv.contentType,
        // A stranger's file is saved, never shown on the store's own address.
        'content-disposition': attachment(cv.fileName),
        'content-security-policy': "default-src 'none'; sandbox",
        'x-content-type-options': 'nosniff',
      },
    })
  },
)
