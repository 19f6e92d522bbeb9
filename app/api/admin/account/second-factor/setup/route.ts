import { serve } from '@/lib/api/serve'
import { currentSettings } from '@/lib/settings/queries'
import { staffEndpoints } from '@/lib/staff/endpoints'
import { beginSetup } from '@/lib/staff/second-factor/set-up'

export const POST = serve(
  staffEndpoints['POST /api/admin/account/second-factor/setup'],
  async ({ body, actor }) => {
    const { storeName } = await currentSettings()
    return beginSetup(actor, body.password, storeName)
  },
)
