import { serve } from '@/lib/api/serve'
import { changeOptions } from '@/lib/catalog/change-options'
import { catalogEndpoints } from '@/lib/catalog/endpoints'

export const PATCH = serve(
  catalogEndpoints['PATCH /api/admin/products/options'],
  async ({ actor, body }) => ({ changed: await changeOptions(actor, body) }),
)
