import { libraryCookie } from '@/lib/api/library-reply'
import { serve } from '@/lib/api/serve'
import { libraryEndpoints } from '@/lib/service/library/endpoints'
import { beginPasskey } from '@/lib/service/library/passkeys/add-passkey'
import { requireReader } from '@/lib/service/library/reader'
import { currentSettings } from '@/lib/settings/queries'

export const POST = serve(
  libraryEndpoints['POST /api/library/passkeys/beginning'],
  async ({ request }) => {
    const reader = await requireReader(libraryCookie(request))
    const { storeName } = await currentSettings()
    return beginPasskey(reader, storeName)
  },
)
