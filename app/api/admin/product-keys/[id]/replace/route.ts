import { serve } from '@/lib/api/serve'
import { orderEndpoints } from '@/lib/orders/endpoints'
import { replaceKey } from '@/lib/orders/replace-key'

export const POST = serve(
  orderEndpoints['POST /api/admin/product-keys/[id]/replace'],
  async ({ params, body, actor }) => ({ id: await replaceKey(params.id, body.reason, actor) }),
)
