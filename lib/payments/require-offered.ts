import 'server-only'
import type { PaymentsMode } from './mode'
import type { PaymentProvider } from './provider'
import { notOffered } from './provider-accounts'

/**
 * @returns the mode of the provider's account
 * @throws AppError `conflict` when no new payment may be started with a provider
 */
export async function requireOffered({ offer, names }: PaymentProvider): Promise<PaymentsMode> {
  const { isOffered, mode } = await offer()
  if (!isOffered || mode === null) throw notOffered(names.method)
  return mode
}
