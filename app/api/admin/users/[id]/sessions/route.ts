import { serve } from '@/lib/api/serve'
import { staffEndpoints } from '@/lib/staff/endpoints'
import { signOutUser } from '@/lib/staff/sign-out-user'

export const DELETE = serve(
  staffEndpoints['DELETE /api/admin/users/[id]/sessions'],
  async ({ actor, params }) => ({ ended: await signOutUser(actor, params.id) }),
)
