import 'server-only'
import type { Prisma, Tx } from '@/lib/core/db'

/** A mail of the outbox, on its way to the mail server. */
export type Outgoing = {
  id: string
  kind: string
  orderId: number | null
  toAddress: string
  locale: string
  payload: Prisma.JsonValue
  attempts: number
}

/**
 * The progress of sending an order's mails of the given kinds: a mail server may have seen those that
 * were attempted.
 */
export async function sendingState(
  tx: Tx,
  orderId: number,
  kinds: readonly string[],
): Promise<'untouched' | 'tried' | 'sending'> {
  const tried = await tx.email.findMany({
    where: { orderId, kind: { in: [...kinds] }, attempts: { gt: 0 } },
    select: { status: true },
  })
  if (tried.some(({ status }) => status === 'sending')) return 'sending'
  return tried.length === 0 ? 'untouched' : 'tried'
}
