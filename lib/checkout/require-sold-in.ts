import 'server-only'
import type { Tx } from '@/lib/core/db'
import { AppError } from '@/lib/core/errors'
import { say } from '@/lib/core/server-text'
import { lockBaseCurrency } from '@/lib/payments/locks'
import type { Payment } from '@/lib/payments/payment'
import { sellingIn } from '@/lib/pricing/selling'
import { currentSeller } from '@/lib/settings/rates/seller'

/** Refuses a payment in a currency that the store does not sell in any more. @throws AppError `conflict` */
export async function requireSoldIn(
  tx: Tx,
  { currency }: Pick<Payment, 'currency'>,
): Promise<void> {
  await lockBaseCurrency(tx, 'shared')
  const seller = await currentSeller(tx)
  if (!sellingIn(seller, currency))
    throw new AppError(
      'conflict',
      say('checkout.currencyChanged', { currency: seller.baseCurrency }),
    )
}
