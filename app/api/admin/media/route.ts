import { adminRoute } from '@/lib/api/admin-route'
import { invalidField } from '@/lib/core/errors'
import { pageHeaders } from '@/lib/http/paging'
import { parseQuery, reply } from '@/lib/http/route'
import { fileOf, parseForm } from '@/lib/http/upload'
import {
  MAX_IMAGE_BYTES,
  MAX_SITE_IMAGE_BYTES,
  mediaSchema,
  mediaUploadQuerySchema,
} from '@/lib/media/contracts'
import { libraryImagesSchema, mediaListQuerySchema } from '@/lib/media/library-contracts'
import { listMedia } from '@/lib/media/queries'
import { uploadImage } from '@/lib/media/upload-image'
import { uploadForSlot } from '@/lib/site-images/upload-for-slot'

/** The form around the file. */
const FORM_BYTES = 64 * 1024

export const GET = adminRoute('GET /api/admin/media', async (request) => {
  const query = parseQuery(request, mediaListQuerySchema)
  const { rows, total } = await listMedia(query)
  const headers = pageHeaders(request.nextUrl, query, rows.length, total)
  return reply(libraryImagesSchema, rows, { headers })
})

export const POST = adminRoute('POST /api/admin/media', async (request, actor) => {
  const { slot } = parseQuery(request, mediaUploadQuerySchema)
  const maxBytes = slot ? MAX_SITE_IMAGE_BYTES : MAX_IMAGE_BYTES
  const form = await parseForm(request, {
    maxBytes: maxBytes + FORM_BYTES,
    tooLarge: `Please upload a file smaller than ${maxBytes / 1024 / 1024}MB`,
  })
  const file = fileOf(form, 'file')
  if (!file) throw invalidField('file', 'Choose a file')
  const stored = slot ? await uploadForSlot(actor, slot, file) : await uploadImage(actor, file)
  return reply(mediaSchema, stored, { status: 201 })
})
