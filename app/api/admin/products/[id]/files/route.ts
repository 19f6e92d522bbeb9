import { serve } from '@/lib/api/serve'
import { addFile } from '@/lib/orders/downloads/add-file'
import { arrangeFiles } from '@/lib/orders/downloads/arrange-files'
import { downloadEndpoints } from '@/lib/orders/downloads/endpoints'
import { filesOfProduct, maxFileBytes } from '@/lib/orders/downloads/product-file'

export const GET = serve(
  downloadEndpoints['GET /api/admin/products/[id]/files'],
  async ({ params }) => ({ files: await filesOfProduct(params.id), maxBytes: maxFileBytes() }),
)

export const POST = serve(
  downloadEndpoints['POST /api/admin/products/[id]/files'],
  async ({ actor, params, body }) => ({ fileId: await addFile(actor, params.id, body) }),
)

export const PUT = serve(
  downloadEndpoints['PUT /api/admin/products/[id]/files'],
  ({ actor, params, body }) => arrangeFiles(actor, params.id, body.ids),
)
