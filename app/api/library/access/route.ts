import { serve } from '@/lib/api/serve'
import { libraryEndpoints } from '@/lib/service/library/endpoints'
import { requestLibraryAccess } from '@/lib/service/library/request-access'

export const POST = serve(libraryEndpoints['POST /api/library/access'], async ({ body }) => {
  await requestLibraryAccess(body)
  return { status: 'accepted' as const }
})
