import { libraryCookie, libraryOpened } from '@/lib/api/library-reply'
import { serve } from '@/lib/api/serve'
import { libraryEndpoints } from '@/lib/service/library/endpoints'
import { openByPasskey } from '@/lib/service/library/passkeys/open-by-passkey'

export const POST = serve(
  libraryEndpoints['POST /api/library/session/passkey'],
  async ({ request, body }) => libraryOpened(await openByPasskey(body, libraryCookie(request))),
)
