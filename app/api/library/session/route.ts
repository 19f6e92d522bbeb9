import { libraryCookie, libraryOpened } from '@/lib/api/library-reply'
import { serve } from '@/lib/api/serve'
import { libraryEndpoints } from '@/lib/service/library/endpoints'
import { openLibrary } from '@/lib/service/library/open-library'

export const POST = serve(
  libraryEndpoints['POST /api/library/session'],
  async ({ request, body: { token } }) =>
    libraryOpened(await openLibrary(token, libraryCookie(request))),
)
