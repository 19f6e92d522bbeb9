import { serve } from '@/lib/api/serve'
import { Reply } from '@/lib/http/serve'
import { cartReminderEndpoints } from '@/lib/marketing/cart-reminders/endpoints'
import { stopReminders } from '@/lib/marketing/cart-reminders/stop-reminders'

/** The page posts the token; a mail program's own button posts to the address with the token in it (RFC 8058). */
export const POST = serve(
  cartReminderEndpoints['POST /api/cart-reminders/stop'],
  ({ query, body }) => stopReminders(body?.token ?? query.token ?? ''),
)

/** For mail programs that open the address instead: the page asks first. */
export const GET = serve(
  cartReminderEndpoints['GET /api/cart-reminders/stop'],
  ({ query: { token = '' } }) =>
    new Reply(303, null, { location: `/cart/reminders/stop#${encodeURIComponent(token)}` }),
)
