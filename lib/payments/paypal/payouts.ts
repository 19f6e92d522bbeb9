import type { PayoutAccount } from '@/lib/payments/provider-payouts'
import { shortHash } from '@/lib/payments/short-hash'
import { createPayPalClient, type PayPalConfig } from './client'
import { portionOf } from './movements'
import { reportedTransactions } from './reported-transactions'

/** Lists reach three years back; a day less, because time passes while they are read. */
export const PAYPAL_REACH_DAYS = 3 * 365 - 1

/**
 * Reads an account's movements, fees and withdrawals from PayPal's Transaction Search, whose permission the app needs.
 * https://developer.paypal.com/docs/api/transaction-search/v1/
 */
export function payPalPayouts(config: PayPalConfig): PayoutAccount {
  const client = createPayPalClient(config)
  return {
    key: shortHash(config.clientId, config.apiUrl),
    async *read(period) {
      for await (const reported of reportedTransactions(client, period)) yield portionOf(reported)
    },
  }
}
