import { serve } from '@/lib/api/serve'
import { refreshAllStock } from '@/lib/catalog/refresh-stock'
import { changeSettings } from '@/lib/settings/change-settings'
import { settingsEndpoints } from '@/lib/settings/endpoints'
import { readSettings } from '@/lib/settings/queries'

export const GET = serve(settingsEndpoints['GET /api/admin/settings'], () => readSettings())

export const PATCH = serve(
  settingsEndpoints['PATCH /api/admin/settings'],
  async ({ actor, body }) => {
    const settings = await changeSettings(body, actor)
    if ('lowStockThreshold' in body.values) await refreshAllStock()
    return settings
  },
)
