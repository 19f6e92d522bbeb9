import 'server-only'
import type { Payment } from '@/lib/payments/payment'
import { providerOf } from '@/lib/payments/providers'
import type { Settlement } from '@/lib/payments/settlement'

/**
 * Asks a payment's provider what came of it.
 *
 * @param isGivenUp whether its payer does not complete it: where that is all that it waits for, it is ended
 */
export async function askProvider(
  payment: Payment,
  { isGivenUp }: { isGivenUp: boolean },
): Promise<Settlement> {
  const provider = providerOf(payment)
  const found = await provider.lookUp(payment)
  const mayEnd = isGivenUp && found.status === 'awaits_payer' && provider.kind === 'elements'
  return (mayEnd && (await provider.giveUp?.(payment))) || found
}
