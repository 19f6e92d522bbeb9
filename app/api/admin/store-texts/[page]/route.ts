import { serve } from '@/lib/api/serve'
import { storeTextsEndpoints } from '@/lib/content/store-texts/endpoints'
import { requireStoreText } from '@/lib/content/store-texts/queries'
import { removeStoreText } from '@/lib/content/store-texts/remove-store-text'
import { saveStoreText } from '@/lib/content/store-texts/save-store-text'

export const GET = serve(storeTextsEndpoints['GET /api/admin/store-texts/[page]'], ({ params }) =>
  requireStoreText(params.page),
)

export const PUT = serve(
  storeTextsEndpoints['PUT /api/admin/store-texts/[page]'],
  ({ actor, params, body }) => saveStoreText(actor, params.page, body),
)

export const DELETE = serve(
  storeTextsEndpoints['DELETE /api/admin/store-texts/[page]'],
  ({ actor, params }) => removeStoreText(actor, params.page),
)
