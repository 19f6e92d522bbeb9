import { serve } from '@/lib/api/serve'
import { supplierFeedEndpoints } from '@/lib/catalog/supplier-feeds/endpoints'
import { changeFeed, removeFeed } from '@/lib/catalog/supplier-feeds/save-feed'

export const PUT = serve(
  supplierFeedEndpoints['PUT /api/admin/supplier-feeds/[id]'],
  ({ actor, params, body }) => changeFeed(actor, params.id, body),
)

export const DELETE = serve(
  supplierFeedEndpoints['DELETE /api/admin/supplier-feeds/[id]'],
  ({ actor, params }) => removeFeed(actor, params.id),
)
