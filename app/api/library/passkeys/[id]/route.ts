import { libraryCookie } from '@/lib/api/library-reply'
import { serve } from '@/lib/api/serve'
import { libraryEndpoints } from '@/lib/service/library/endpoints'
import { removePasskey } from '@/lib/service/library/passkeys/remove-passkey'
import { requireReader } from '@/lib/service/library/reader'

export const DELETE = serve(
  libraryEndpoints['DELETE /api/library/passkeys/[id]'],
  async ({ request, params }) =>
    removePasskey(await requireReader(libraryCookie(request)), params.id),
)
