import 'server-only'
import type { Provider } from '@/lib/payments/provider'

const NOBODY = 'Nobody outside of the store knows of a payment by gift card'

/**
 * The store itself, where a gift card pays all. No money moves: what is taken from the card and given back to it is
 * recorded in the transaction that says so, so there is never an answer to wait for, nothing to look up, and no book to
 * compare with.
 */
export const giftCards: Provider = {
  id: 'gift_card',
  paymentMethod: 'gift_card',
  names: { method: 'Gift card', company: 'The store' },
  refusals: {},
  offer: async () => ({ isOffered: true, mode: null }),
  requireAccount: async () => {},
  lookUp: async () => ({ status: 'not_paid', event: 'fail', message: NOBODY }),
  refund: async () => ({ ok: false, reason: 'invalid', message: NOBODY }),
  refundAgain: async () => ({ ok: false, reason: 'invalid', message: NOBODY }),
  checkNotice: async () => 'not_set_up',
  noticeHead: () => {
    throw new Error(NOBODY)
  },
  readNotice: async () => ({ about: 'nothing' }),
  listTransactions: async () => [],
  payouts: null,
}
