import { serve } from '@/lib/api/serve'
import { staffEndpoints } from '@/lib/staff/endpoints'
import { beginPasskeyLogin } from '@/lib/staff/passkeys/user-by-passkey'

export const POST = serve(staffEndpoints['POST /api/auth/passkey/beginning'], () =>
  beginPasskeyLogin(),
)
