import { serve } from '@/lib/api/serve'
import { storeTextsEndpoints } from '@/lib/content/store-texts/endpoints'
import { previewStoreText } from '@/lib/content/store-texts/preview-store-text'

export const POST = serve(
  storeTextsEndpoints['POST /api/admin/store-texts/[page]/preview'],
  ({ actor, params, body }) => previewStoreText(actor, params.page, body),
)
