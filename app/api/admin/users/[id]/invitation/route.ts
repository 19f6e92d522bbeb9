import { serve } from '@/lib/api/serve'
import { inviteAgain } from '@/lib/security/invitations/invite-user'
import { staffEndpoints } from '@/lib/staff/endpoints'

export const POST = serve(
  staffEndpoints['POST /api/admin/users/[id]/invitation'],
  ({ actor, params }) => inviteAgain(actor, params.id),
)
