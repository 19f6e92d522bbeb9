import 'server-only'
import type { Tx } from '@/lib/core/db'
import { AppError } from '@/lib/core/errors'
import { say } from '@/lib/core/server-text'
import type { Customer } from './contracts'
import { emailKey } from './email-key'
import { isPersonBlocked } from './people'

/**
 * Refuses a payment of somebody whom the store has blocked, by whichever of their addresses, without saying so. A payment
 * that names no buyer is not refused: whoever finishes it asks again.
 *
 * @throws AppError `payment_refused`
 */
export async function requireNotBlocked(
  tx: Tx,
  customer: Pick<Customer, 'email'> | null | undefined,
): Promise<void> {
  if (!customer) return
  if (await isPersonBlocked(tx, emailKey(customer.email.trim())))
    throw new AppError('payment_refused', say('customers.paymentRefused'))
}
