import { serve } from '@/lib/api/serve'
import { staffEndpoints } from '@/lib/staff/endpoints'
import { beginLogin } from '@/lib/staff/webauthn/login'

export const POST = serve(staffEndpoints['POST /api/auth/passkey/beginning'], () =>
  beginLogin('passkey-login'),
)
