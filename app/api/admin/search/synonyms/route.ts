import { serve } from '@/lib/api/serve'
import { createSynonym } from '@/lib/catalog/search/create-synonym'
import { searchEndpoints } from '@/lib/catalog/search/endpoints'
import { listSynonyms } from '@/lib/catalog/search/queries'

export const GET = serve(searchEndpoints['GET /api/admin/search/synonyms'], () => listSynonyms())

export const POST = serve(searchEndpoints['POST /api/admin/search/synonyms'], ({ actor, body }) =>
  createSynonym(actor, body),
)
