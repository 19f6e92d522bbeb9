import { libraryCookie } from '@/lib/api/library-reply'
import { serve } from '@/lib/api/serve'
import { libraryEndpoints } from '@/lib/service/library/endpoints'
import { addPasskey } from '@/lib/service/library/passkeys/add-passkey'
import { requireReader } from '@/lib/service/library/reader'

export const POST = serve(
  libraryEndpoints['POST /api/library/passkeys'],
  async ({ request, body, agent }) =>
    addPasskey(await requireReader(libraryCookie(request)), body, agent),
)
