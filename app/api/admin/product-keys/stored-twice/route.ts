import { serve } from '@/lib/api/serve'
import { licenceEndpoints } from '@/lib/licences/endpoints'
import { keysStoredTwice } from '@/lib/licences/keys-stored-twice'

export const GET = serve(
  licenceEndpoints['GET /api/admin/product-keys/stored-twice'],
  keysStoredTwice,
)
