import { serve } from '@/lib/api/serve'
import { inviteUser } from '@/lib/security/invitations/invite-user'
import { staffEndpoints } from '@/lib/staff/endpoints'

export const POST = serve(staffEndpoints['POST /api/admin/users/invitations'], ({ actor, body }) =>
  inviteUser(actor, body),
)
