import { serve } from '@/lib/api/serve'
import { addKey } from '@/lib/licences/add-key'
import { licenceEndpoints } from '@/lib/licences/endpoints'
import { productKeys } from '@/lib/licences/queries'
import { revealKeys } from '@/lib/licences/reveal-keys'
import { warnWhenLimited } from '@/lib/security/warn-when-limited'

export const GET = serve(
  licenceEndpoints['GET /api/admin/product-keys'],
  async ({ query, actor }) => {
    const { keys, total } = await (query.reveal
      ? warnWhenLimited('key_reveal', actor, () => revealKeys(actor, query))
      : productKeys(query))
    return { rows: keys, total }
  },
)

export const POST = serve(licenceEndpoints['POST /api/admin/product-keys'], ({ body, actor }) =>
  addKey(actor, body),
)
