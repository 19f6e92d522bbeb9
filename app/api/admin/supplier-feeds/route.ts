import { serve } from '@/lib/api/serve'
import { supplierFeedEndpoints } from '@/lib/catalog/supplier-feeds/endpoints'
import { supplierFeeds } from '@/lib/catalog/supplier-feeds/queries'
import { addFeed } from '@/lib/catalog/supplier-feeds/save-feed'

export const GET = serve(supplierFeedEndpoints['GET /api/admin/supplier-feeds'], () =>
  supplierFeeds(),
)

export const POST = serve(
  supplierFeedEndpoints['POST /api/admin/supplier-feeds'],
  ({ actor, body }) => addFeed(actor, body),
)
