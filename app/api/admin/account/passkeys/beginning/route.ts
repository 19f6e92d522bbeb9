import { serve } from '@/lib/api/serve'
import { currentSettings } from '@/lib/settings/queries'
import { staffEndpoints } from '@/lib/staff/endpoints'
import { beginPasskey } from '@/lib/staff/passkeys/add-passkey'

export const POST = serve(
  staffEndpoints['POST /api/admin/account/passkeys/beginning'],
  async ({ actor, body }) => {
    const { storeName } = await currentSettings()
    return beginPasskey(actor, body.password, storeName)
  },
)
