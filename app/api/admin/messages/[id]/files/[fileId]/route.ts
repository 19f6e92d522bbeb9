import { serve } from '@/lib/api/serve'
import { attachment } from '@/lib/http/attachment'
import { readAttachment } from '@/lib/service/messages/attachments'
import { messageEndpoints } from '@/lib/service/messages/endpoints'

export const GET = serve(
  messageEndpoints['GET /api/admin/messages/[id]/files/[fileId]'],
  async ({ actor, params }) => {
    const file = await readAttachment(actor, params)
    return new Response(file.content, {
      headers: {
        'cache-control': 'no-store',
        'content-type': file.contentType,
        // A stranger's file is saved, never shown on the store's own address.
        'content-disposition': attachment(file.fileName),
        'content-security-policy': "default-src 'none'; sandbox",
        'x-content-type-options': 'nosniff',
      },
    })
  },
)
