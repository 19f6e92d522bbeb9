import 'server-only'
import { storeItself } from '@/lib/payments/store-itself'

/**
 * Money that came outside of the store. What goes back does so by hand, too: a refund records that it did, and asks nobody.
 */
export const manualPayments = storeItself({
  id: 'manual',
  paymentMethod: 'manual',
  method: 'Direct payment',
  refund: async (_, { id }) => ({ ok: true, refundId: `manual:${id}`, status: 'refunded' }),
})
