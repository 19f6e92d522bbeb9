import { adminRoute } from '@/lib/api/admin-route'
import { applicationIdSchema } from '@/lib/careers/admin-contracts'
import { readCv } from '@/lib/careers/read-cv'
import { attachment } from '@/lib/http/attachment'
import { parse } from '@/lib/http/route'

export const GET = adminRoute<{ id: string }>(
  'GET /api/admin/applications/[id]/cv',
  async (_request, actor, { id }) => {
    const cv = await readCv(actor, parse(applicationIdSchema, id))
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
