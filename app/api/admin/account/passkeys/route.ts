import { serve } from '@/lib/api/serve'
import { staffEndpoints } from '@/lib/staff/endpoints'
import { addPasskey } from '@/lib/staff/passkeys/add-passkey'
import { passkeysOf } from '@/lib/staff/passkeys/queries'

export const GET = serve(staffEndpoints['GET /api/admin/account/passkeys'], ({ actor }) =>
  passkeysOf(actor.userId),
)

export const POST = serve(staffEndpoints['POST /api/admin/account/passkeys'], ({ actor, body }) =>
  addPasskey(actor, body),
)
