import { AppError, invalidField } from '@/lib/core/errors'
import { say } from '@/lib/core/server-text'
import type { Customer } from '@/lib/customers/contracts'
import type { PaymentsMode } from '@/lib/payments/mode'
import type { Settings } from '@/lib/settings/registry'

/**
 * A payment belongs to a cart session and names its buyer. Calls without them are accepted only where the
 * setting "Payments without a cart" allows it: anybody could charge any amount to any card otherwise.
 *
 * @throws AppError `invalid`, naming what is missing
 */
export function requireCartAndBuyer(
  { sessionId, customer }: { sessionId: string | null; customer?: Customer },
  { paymentsWithoutCart }: Pick<Settings, 'paymentsWithoutCart'>,
  mode: PaymentsMode,
): void {
  if (paymentsWithoutCart === 'always') return
  if (paymentsWithoutCart === 'test_mode' && mode === 'test') return
  if (sessionId === null)
    throw new AppError('invalid', say('checkout.headerNamesCart'), {
      issues: [{ path: 'x-session-id', text: say('checkout.sessionNamesCart') }],
    })
  if (!customer) throw invalidField('customer', say('checkout.nameBuyer'))
}
