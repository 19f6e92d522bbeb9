import { serve } from '@/lib/api/serve'
import { createOwnFact } from '@/lib/catalog/change-own-fact'
import { catalogEndpoints } from '@/lib/catalog/endpoints'
import { adminOwnFacts } from '@/lib/catalog/own-facts'

export const GET = serve(catalogEndpoints['GET /api/admin/own-facts'], () => adminOwnFacts())

export const POST = serve(catalogEndpoints['POST /api/admin/own-facts'], ({ actor, body }) =>
  createOwnFact(actor, body),
)
