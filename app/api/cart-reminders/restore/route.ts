import { serve } from '@/lib/api/serve'
import { cartReminderEndpoints } from '@/lib/marketing/cart-reminders/endpoints'
import { restoreCart } from '@/lib/marketing/cart-reminders/restore-cart'

export const POST = serve(
  cartReminderEndpoints['POST /api/cart-reminders/restore'],
  ({ sessionId, body }) => restoreCart(sessionId, body.token),
)
