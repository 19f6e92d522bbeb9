import { serve } from '@/lib/api/serve'
import { changeOwnPassword } from '@/lib/staff/change-own-password'
import { staffEndpoints } from '@/lib/staff/endpoints'

export const POST = serve(staffEndpoints['POST /api/admin/account/password'], ({ body, actor }) =>
  changeOwnPassword(actor, body),
)
