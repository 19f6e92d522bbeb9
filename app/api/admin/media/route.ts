import { serve } from '@/lib/api/serve'
import { uploadForSlot } from '@/lib/content/site-images/upload-for-slot'
import { invalidField } from '@/lib/core/errors'
import { say } from '@/lib/core/server-text'
import { fileOf } from '@/lib/http/upload'
import { mediaEndpoints } from '@/lib/media/endpoints'
import { listMedia } from '@/lib/media/queries'
import { uploadImage } from '@/lib/media/upload-image'

export const GET = serve(mediaEndpoints['GET /api/admin/media'], ({ query }) => listMedia(query))

export const POST = serve(
  mediaEndpoints['POST /api/admin/media'],
  ({ actor, query: { slot }, form }) => {
    const file = fileOf(form, 'file')
    if (!file) throw invalidField('file', say('files.choose'))
    return slot ? uploadForSlot(actor, slot, file) : uploadImage(actor, file)
  },
)
