import { serve } from '@/lib/api/serve'
import { libraryEndpoints } from '@/lib/service/library/endpoints'
import { beginLogin } from '@/lib/staff/webauthn/login'

export const POST = serve(libraryEndpoints['POST /api/library/session/passkey/beginning'], () =>
  beginLogin('library-passkey-login'),
)
