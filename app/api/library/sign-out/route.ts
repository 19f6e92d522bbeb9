import { libraryClosed, libraryCookie } from '@/lib/api/library-reply'
import { serve } from '@/lib/api/serve'
import { libraryEndpoints } from '@/lib/service/library/endpoints'
import { readerOf } from '@/lib/service/library/reader'
import { signOut } from '@/lib/service/library/sign-out'

export const POST = serve(
  libraryEndpoints['POST /api/library/sign-out'],
  async ({ request, body }) => {
    const reader = await readerOf(libraryCookie(request))
    if (reader) await signOut(reader, body)
    return libraryClosed()
  },
)
