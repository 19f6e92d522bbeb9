import { libraryCookie } from '@/lib/api/library-reply'
import { serve } from '@/lib/api/serve'
import { libraryEndpoints } from '@/lib/service/library/endpoints'
import { readLibrary } from '@/lib/service/library/read-library'

export const GET = serve(libraryEndpoints['GET /api/library'], async ({ request, query }) => ({
  library: await readLibrary(libraryCookie(request), query),
}))
