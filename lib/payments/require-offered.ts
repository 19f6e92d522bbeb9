import 'server-only'
import type { PaymentsMode } from './mode'
import type { Offer, PaymentProvider } from './provider'
import { notOffered } from './provider-accounts'

/**
 * @returns the offer, with the mode of the provider's account
 * @throws AppError `conflict` when no new payment may be started with a provider
 */
export async function requireOffered<O extends Offer>({
  offer,
  names,
}: Pick<PaymentProvider, 'names'> & { offer: () => Promise<O> }): Promise<
  O & { mode: PaymentsMode }
> {
  const offered = await offer()
  const { isOffered, mode } = offered
  if (!isOffered || mode === null) throw notOffered(names.method)
  return { ...offered, mode }
}
