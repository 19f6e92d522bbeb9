import { serve } from '@/lib/api/serve'
import { loginCaller, sessionBegun } from '@/lib/api/session-reply'
import { logInByPasskey } from '@/lib/security/log-in-by-passkey'
import { staffEndpoints } from '@/lib/staff/endpoints'

export const POST = serve(staffEndpoints['POST /api/auth/passkey'], async (call) =>
  sessionBegun(await logInByPasskey(call.body, loginCaller(call))),
)
