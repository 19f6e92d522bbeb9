import { libraryClosed, libraryCookie } from '@/lib/api/library-reply'
import { serve } from '@/lib/api/serve'
import { libraryEndpoints } from '@/lib/library/endpoints'
import { readerOf } from '@/lib/library/reader'
import { signOut } from '@/lib/library/sign-out'

export const POST = serve(
  libraryEndpoints['POST /api/library/sign-out'],
  async ({ request, body }) => {
    const reader = await readerOf(libraryCookie(request))
    if (reader) await signOut(reader, body)
    return libraryClosed()
  },
)
