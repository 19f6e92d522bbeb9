import { serve } from '@/lib/api/serve'
import { requestPasswordReset } from '@/lib/security/password-reset/request-password-reset'
import { staffEndpoints } from '@/lib/staff/endpoints'

export const POST = serve(staffEndpoints['POST /api/auth/password-reset'], ({ body }) =>
  requestPasswordReset(body),
)
