import { serve } from '@/lib/api/serve'
import { changeFile } from '@/lib/orders/downloads/change-file'
import { deleteFile } from '@/lib/orders/downloads/delete-file'
import { downloadEndpoints } from '@/lib/orders/downloads/endpoints'

export const PATCH = serve(
  downloadEndpoints['PATCH /api/admin/product-files/[fileId]'],
  ({ actor, params, body }) => changeFile(actor, params.fileId, body),
)

export const DELETE = serve(
  downloadEndpoints['DELETE /api/admin/product-files/[fileId]'],
  ({ actor, params }) => deleteFile(actor, params.fileId),
)
