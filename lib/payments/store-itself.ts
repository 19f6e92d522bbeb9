import 'server-only'
import { ALL_CURRENCIES } from '@/lib/i18n/currencies'
import type { StoreProvider } from './provider'

const NOBODY = 'Nobody outside of the store knows of this payment'

const refuseRefund: StoreProvider['refund'] = async () => ({
  ok: false,
  reason: 'invalid',
  message: NOBODY,
})

/**
 * The store itself as the provider of payments in which no money moves: what happens is recorded in the transaction that says
 * so, so there is never an answer to wait for, nothing to look up, and no book to compare with.
 */
export const storeItself = (
  of: Pick<StoreProvider, 'id' | 'paymentMethod'> & {
    method: string
    /** Where money goes back by hand: what is recorded is done. */
    refund?: StoreProvider['refund']
  },
): StoreProvider => ({
  kind: 'store',
  refundsByHand: of.refund !== undefined,
  id: of.id,
  paymentMethod: of.paymentMethod,
  names: { method: of.method, company: 'The store' },
  refusals: {},
  offer: async () => ({ isOffered: true, mode: null, currencies: ALL_CURRENCIES }),
  requireAccount: async () => {},
  lookUp: async () => ({ status: 'not_paid', event: 'fail', message: NOBODY }),
  refund: of.refund ?? refuseRefund,
  refundAgain: of.refund ?? refuseRefund,
  checkNotice: async () => 'not_set_up',
  noticeHead: () => {
    throw new Error(NOBODY)
  },
  readNotice: async () => ({ about: 'nothing' }),
  listTransactions: async () => [],
  payouts: null,
})
