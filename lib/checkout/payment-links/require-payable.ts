import 'server-only'
import type { Tx } from '@/lib/core/db'
import type { Payment } from '@/lib/payments/payment'
import { linkOfSession } from './link-rules'
import { payableLink } from './queries'

/** Refuses the capture of a payment whose link was cancelled or ended since it began. @throws AppError `conflict` */
export async function requirePayable(
  tx: Tx,
  { sessionId }: Pick<Payment, 'sessionId'>,
): Promise<void> {
  const id = linkOfSession(sessionId)
  if (id !== null) await payableLink(id, tx)
}
