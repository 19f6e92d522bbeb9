import { serve } from '@/lib/api/serve'
import { supplierFeedEndpoints } from '@/lib/catalog/supplier-feeds/endpoints'
import { importFeed } from '@/lib/catalog/supplier-feeds/import-feed'

export const POST = serve(
  supplierFeedEndpoints['POST /api/admin/supplier-feeds/[id]/import'],
  ({ actor, params, body }) => importFeed(actor, params.id, body),
)
