import 'server-only'
import { ALL_CURRENCIES } from '@/lib/i18n/currencies'
import type { StoreProvider } from './provider'

const NOBODY = 'Nobody outside of the store knows of this payment'

/**
 * The store itself as the provider of payments in which no money moves: what happens is recorded in the transaction that says
 * so, so there is never an answer to wait for, nothing to look up, and no book to compare with.
 */
export const storeItself = (
  of: Pick<StoreProvider, 'id' | 'paymentMethod'> & { method: string },
): StoreProvider => ({
  kind: 'store',
  id: of.id,
  paymentMethod: of.paymentMethod,
  names: { method: of.method, company: 'The store' },
  refusals: {},
  offer: async () => ({ isOffered: true, mode: null, currencies: ALL_CURRENCIES }),
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
})
