import 'server-only'
import type { Tx } from '@/lib/core/db'
import { AppError } from '@/lib/core/errors'
import { addressKey } from './address-key'
import type { Customer } from './contracts'

/**
 * Refuses a payment of somebody whom the store has blocked, without saying so. A payment that names no buyer is
 * not refused: whoever finishes it asks again.
 *
 * @throws AppError `payment_refused`
 */
export async function requireNotBlocked(
  tx: Tx,
  customer: Pick<Customer, 'email'> | null | undefined,
): Promise<void> {
  if (!customer) return
  const blocked = await tx.customerRecord.count({
    where: { email: addressKey(customer.email.trim()), blockedAt: { not: null } },
  })
  if (blocked > 0)
    throw new AppError(
      'payment_refused',
      'We can’t take this payment. Nothing was charged. Please contact us.',
    )
}
