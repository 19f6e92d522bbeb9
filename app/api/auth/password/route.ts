import { serve } from '@/lib/api/serve'
import { staffEndpoints } from '@/lib/staff/endpoints'
import { resetPassword } from '@/lib/staff/reset-password'

export const PUT = serve(staffEndpoints['PUT /api/auth/password'], ({ body, address }) =>
  resetPassword(body, address),
)
