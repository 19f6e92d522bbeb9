import { serve } from '@/lib/api/serve'
import { libraryEndpoints } from '@/lib/library/endpoints'
import { beginLogin } from '@/lib/passkeys/login'

export const POST = serve(libraryEndpoints['POST /api/library/session/passkey/beginning'], () =>
  beginLogin('library-passkey-login'),
)
