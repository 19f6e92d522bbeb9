import { libraryCookie } from '@/lib/api/library-reply'
import { serve } from '@/lib/api/serve'
import { libraryEndpoints } from '@/lib/service/library/endpoints'
import { requireReader } from '@/lib/service/library/reader'
import { requestErasure } from '@/lib/service/library/request-erasure'

export const POST = serve(libraryEndpoints['POST /api/library/erasure'], async ({ request }) => {
  const requestedAt = await requestErasure(await requireReader(libraryCookie(request)))
  return { requestedAt: requestedAt.toISOString() }
})
