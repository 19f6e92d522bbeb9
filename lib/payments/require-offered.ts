import 'server-only'
import type { PaymentProvider } from './provider'
import { notOffered } from './provider-accounts'

/** @throws AppError `conflict` when no new payment may be started with a provider */
export async function requireOffered({ offer, names }: PaymentProvider): Promise<void> {
  if (!(await offer()).isOffered) throw notOffered(names.method)
}
