import 'server-only'
import { databaseTime } from '@/lib/core/database-time'
import type { Prisma, Tx } from '@/lib/core/db'
import { rowsOf, targetOf } from '@/lib/core/state-table'
import { PAYMENT_STATES, type PaymentEvent } from './lifecycle'

/** A call that never returned may be repeated after this time. */
const ABANDONED_AFTER_MS = 60_000

const GUARDS = {
  abandoned: (now: Date): Prisma.PaymentWhereInput => ({
    processingSince: { lt: new Date(now.getTime() - ABANDONED_AFTER_MS) },
  }),
}

type Details = Omit<
  Prisma.PaymentUpdateManyMutationInput,
  'status' | 'processingSince' | 'capturedAt'
>

/**
 * Moves a payment to another state if the event applies to its current state. Of two concurrent calls
 * only one succeeds.
 *
 * @param details fields written with the transition
 * @returns whether it was moved
 */
export async function movePayment(
  tx: Tx,
  id: string,
  event: PaymentEvent,
  details: Details = {},
): Promise<boolean> {
  const status = targetOf(PAYMENT_STATES, event)
  const now = await databaseTime(tx)
  const { count } = await tx.payment.updateMany({
    where: {
      id,
      OR: rowsOf(PAYMENT_STATES, event).map(({ from, guard }) => ({
        status: { in: [...from] },
        ...(guard ? GUARDS[guard](now) : {}),
      })),
    },
    data: {
      ...details,
      status,
      processingSince: status === 'processing' ? now : null,
      ...(status === 'captured' ? { capturedAt: now } : {}),
    },
  })
  return count > 0
}
