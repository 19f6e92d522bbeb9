import { serve } from '@/lib/api/serve'
import { productAlertEndpoints } from '@/lib/catalog/product-alerts/endpoints'
import { stopAlerts } from '@/lib/catalog/product-alerts/stop-alerts'
import { Reply } from '@/lib/http/serve'

/** The page posts the token; a mail program's own button posts to the address with the token in it (RFC 8058). */
export const POST = serve(
  productAlertEndpoints['POST /api/product-alerts/stop'],
  ({ query, body }) => stopAlerts(body?.token ?? query.token ?? '', body?.scope ?? 'all'),
)

/** For mail programs that open the address instead: the page asks first. */
export const GET = serve(
  productAlertEndpoints['GET /api/product-alerts/stop'],
  ({ query: { token = '' } }) =>
    new Reply(303, null, {
      location: `/product-alerts/stop#${encodeURIComponent(token)}`,
    }),
)
