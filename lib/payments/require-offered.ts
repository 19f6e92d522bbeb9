import 'server-only'
import type { CurrencyCode } from '@/lib/i18n/currencies'
import type { PaymentsMode } from './mode'
import type { Offer, PaymentProvider } from './provider'
import { notOffered } from './provider-accounts'

/** Whether a new payment in a currency may be started with a provider. */
export const isOfferedIn = ({ isOffered, currencies }: Offer, currency: CurrencyCode): boolean =>
  isOffered && currencies.includes(currency)

/**
 * @returns the offer, with the mode of the provider's account
 * @throws AppError `conflict` when no new payment in that currency may be started with a provider
 */
export async function requireOffered<O extends Offer>(
  { offer, names }: Pick<PaymentProvider, 'names'> & { offer: () => Promise<O> },
  currency: CurrencyCode,
): Promise<O & { mode: PaymentsMode }> {
  const offered = await offer()
  const { mode } = offered
  if (!isOfferedIn(offered, currency) || mode === null) throw notOffered(names.method)
  return { ...offered, mode }
}
