import { serve } from '@/lib/api/serve'
import { beginLogin } from '@/lib/passkeys/login'
import { staffEndpoints } from '@/lib/staff/endpoints'

export const POST = serve(staffEndpoints['POST /api/auth/passkey/beginning'], () =>
  beginLogin('passkey-login'),
)
