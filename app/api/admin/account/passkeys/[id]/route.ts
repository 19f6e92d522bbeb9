import { serve } from '@/lib/api/serve'
import { staffEndpoints } from '@/lib/staff/endpoints'
import { deletePasskey } from '@/lib/staff/passkeys/delete-passkey'

export const DELETE = serve(
  staffEndpoints['DELETE /api/admin/account/passkeys/[id]'],
  ({ actor, params }) => deletePasskey(actor, params.id),
)
