import 'server-only'
import type { Tx } from '@/lib/core/db'
import { AppError } from '@/lib/core/errors'
import { say } from '@/lib/core/server-text'
import { lockBaseCurrency } from '@/lib/payments/locks'
import type { Payment } from '@/lib/payments/payment'
import { currentSetting } from '@/lib/settings/queries'

/** Refuses a payment that was started before the store's currency changed. @throws AppError `conflict` */
export async function requireBaseCurrency(
  tx: Tx,
  { currency }: Pick<Payment, 'currency'>,
): Promise<void> {
  await lockBaseCurrency(tx, 'shared')
  const base = await currentSetting('baseCurrency', tx)
  if (currency !== base)
    throw new AppError('conflict', say('checkout.currencyChanged', { currency: base }))
}
