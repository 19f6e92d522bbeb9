import { serve } from '@/lib/api/serve'
import { giveConsent, hasConsent, withdrawConsent } from '@/lib/marketing/cart-reminders/consent'
import { cartReminderEndpoints } from '@/lib/marketing/cart-reminders/endpoints'

export const GET = serve(
  cartReminderEndpoints['GET /api/cart-reminders'],
  async ({ sessionId }) => ({ isAsked: await hasConsent(sessionId) }),
)

export const POST = serve(
  cartReminderEndpoints['POST /api/cart-reminders'],
  async ({ sessionId, body }) => {
    await giveConsent(sessionId, body)
    return { isAsked: true }
  },
)

export const DELETE = serve(
  cartReminderEndpoints['DELETE /api/cart-reminders'],
  async ({ sessionId }) => {
    await withdrawConsent(sessionId)
  },
)
